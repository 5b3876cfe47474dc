from pathlib import Path

Path("left behind.txt").write_text("a queen")
print(Path("left behind.txt").read_text())
