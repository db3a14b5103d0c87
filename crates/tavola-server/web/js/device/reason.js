// A text with the reason that belongs to it.

/** Without a reason no sign is left over. @param {string} text @param {string | null | undefined} reason */
export const withReason = (text, reason) => (reason?.trim() ? `${text}: ${reason.trim()}` : text);
