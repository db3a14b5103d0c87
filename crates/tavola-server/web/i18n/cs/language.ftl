# The language itself.
language-name = Čeština
