/**
 * Outcome for an order: `done`, or why nothing was done. `part`: part of the money has come; `processing`: its
 * payment is under way; `waiting`: its mail is not sent yet; `none`: there is no mail to send; `gone`: it
 * cannot be read.
 */
export const outcomes = [
  'done',
  'paid',
  'cancelled',
  'refunded',
  'part',
  'processing',
  'waiting',
  'none',
  'gone',
] as const
export type Outcome = (typeof outcomes)[number]
