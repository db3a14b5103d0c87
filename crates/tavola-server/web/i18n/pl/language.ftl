# The language itself.
language-name = Polski
