# The language itself.
language-name = Nederlands
