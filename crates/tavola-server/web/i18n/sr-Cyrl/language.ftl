# The language itself.
language-name = Српски (латиница)
