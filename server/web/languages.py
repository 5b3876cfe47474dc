"""The languages that the page speaks, by their codes, each with its own name; the first is for everybody else.

Each has a folder in `static/js/words`. This list is the only one: templates write it into the pages.
"""

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
}
