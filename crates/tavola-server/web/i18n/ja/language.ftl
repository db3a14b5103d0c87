# The language itself.
language-name = 日本語
