/** Must be easy to find at all times (§ 356a Abs. 1 BGB, § 5 DDG, Art. 12 DSGVO); texts in messages of `shell`. */
export const legalLinks = [
  ['/vertrag-widerrufen', 'withdraw'],
  ['/impressum', 'imprint'],
  ['/datenschutz', 'privacy'],
  ['/agb', 'terms'],
  ['/widerruf', 'withdrawal'],
  ['/barrierefreiheit', 'accessibility'],
] as const

/** Keys in the messages; also their addresses, except for the partner terms. */
export type LegalPageName =
  'impressum' | 'datenschutz' | 'agb' | 'widerruf' | 'barrierefreiheit' | 'partnerbedingungen'
