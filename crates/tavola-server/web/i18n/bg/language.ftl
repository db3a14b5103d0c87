# The language itself.
language-name = Български
