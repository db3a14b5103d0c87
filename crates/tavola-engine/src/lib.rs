//! A position to numbers to decisions. No input or output but loading nets and tables.
