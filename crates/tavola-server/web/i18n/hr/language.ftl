# The language itself.
language-name = Hrvatski
