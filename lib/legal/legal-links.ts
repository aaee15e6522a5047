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
