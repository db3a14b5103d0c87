//! Self-play, labelling and training; writes nets with a card.
