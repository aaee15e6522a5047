/** Longest name of an account, in characters. */
export const NAME_LENGTH = 120
