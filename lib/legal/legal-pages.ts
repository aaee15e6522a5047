/**
 * Pages that must be easy to find at all times, with their texts in the messages of `shell`: § 356a Abs. 1 BGB,
 * § 5 DDG, Art. 12 DSGVO.
 */
export const legalLinks = [
  ['/vertrag-widerrufen', 'withdraw'],
  ['/impressum', 'imprint'],
  ['/datenschutz', 'privacy'],
  ['/agb', 'terms'],
  ['/widerruf', 'withdrawal'],
  ['/barrierefreiheit', 'accessibility'],
] as const

/** Keys of the legal pages in the messages, which are also their addresses, except for the partner terms. */
export type LegalPageName =
  'impressum' | 'datenschutz' | 'agb' | 'widerruf' | 'barrierefreiheit' | 'partnerbedingungen'
