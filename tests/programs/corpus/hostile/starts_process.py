import subprocess
import sys

subprocess.run([sys.executable, "-c", "print(1)"])
