/** As banks print them, or without spaces. */
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?\b/gi
/** Of Norway. */
const SHORTEST_IBAN = 15
const MAILBOX = /([^\s"'<>(),:;@\\])[^\s"'<>(),:;@\\]*@(?=[\p{L}\p{N}-]+\.)/gu

/**
 * A text in which nobody's IBAN or mailbox stands in clear: nothing takes them out of the journal again, however soon they are to be
 * forgotten elsewhere.
 */
export function masked(text: string): string {
  return text.replaceAll(IBAN, shortened).replaceAll(MAILBOX, '$1…@')
}

function shortened(iban: string): string {
  const compact = iban.replaceAll(' ', '')
  return compact.length < SHORTEST_IBAN ? iban : `${compact.slice(0, 4)}…${compact.slice(-4)}`
}
