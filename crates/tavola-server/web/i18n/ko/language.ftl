# The language itself.
language-name = 한국어
