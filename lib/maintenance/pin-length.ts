/** Longest PIN, in characters. */
export const PIN_LENGTH = 16
