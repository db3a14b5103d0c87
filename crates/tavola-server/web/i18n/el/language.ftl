# The language itself.
language-name = Ελληνικά
