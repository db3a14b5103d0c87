# The language itself.
language-name = Norsk bokmål
