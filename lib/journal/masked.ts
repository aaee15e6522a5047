/** As printed by banks, or without spaces. */
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?\b/gi
/** Norway's. */
const SHORTEST_IBAN = 15
const MAILBOX = /([^\s"'<>(),:;@\\])[^\s"'<>(),:;@\\]*@(?=[\p{L}\p{N}-]+\.)/gu

/**
 * Masks IBANs and e-mail addresses: journal entries are never edited, however soon the data must be forgotten
 * elsewhere.
 */
export function masked(text: string): string {
  return text.replaceAll(IBAN, shortened).replaceAll(MAILBOX, '$1…@')
}

function shortened(iban: string): string {
  const compact = iban.replaceAll(' ', '')
  return compact.length < SHORTEST_IBAN ? iban : `${compact.slice(0, 4)}…${compact.slice(-4)}`
}
