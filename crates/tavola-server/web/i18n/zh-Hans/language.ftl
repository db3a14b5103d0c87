# The language itself.
language-name = 简体中文
