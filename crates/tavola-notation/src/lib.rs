//! Text and bytes to rules types and back: move text, GNUBG ids, XGID; one format a file.
