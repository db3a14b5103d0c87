# The language itself.
language-name = Dansk
