//! The club as a service: store, submit, timers, bots, live updates, pages.
