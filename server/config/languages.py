"""Languages of the page: the code of each and its own name. The first one is the default.

Each has a folder in `static/js/words`. This is the only list of languages; templates write it into the pages.
"""

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
}
