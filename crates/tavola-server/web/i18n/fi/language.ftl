# The language itself.
language-name = Suomi
