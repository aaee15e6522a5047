/** In characters. */
export const PIN_LENGTH = 16
