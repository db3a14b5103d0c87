//! Who plays whom and until when: pure state machines over tavola-rules.
