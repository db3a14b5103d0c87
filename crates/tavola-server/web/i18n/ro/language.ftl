# The language itself.
language-name = Română
