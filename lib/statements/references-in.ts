import { referenceKeyOf } from '@/lib/orders/reference-key'

/** `SK` and ten letters and digits, see `newReference`; where they begin may lie within another one. */
const REFERENCES = /(?=(SK[A-Z0-9]{10}))/g
/** Half of the random part alone; the whole of it has its key by itself. */
const HALF = /^[A-Z0-9]{5}$/
const WHOLE = /^SK[A-Z0-9]{10}$/

/**
 * The keys of all references that may stand in the purpose of a transfer, whatever spaces, hyphens and line ends the bank has
 * put into them or taken out. Most are none; the store knows which.
 */
export function referencesIn(purpose: string): string[] {
  const whole = [...referenceKeyOf(purpose).matchAll(REFERENCES)].map(([, key = '']) => key)
  const words = purpose.split(/[^A-Za-z0-9]+/).map(referenceKeyOf)
  const bare = words.flatMap((word, n) => {
    const next = words[n + 1] ?? ''
    if (WHOLE.test(word)) return word
    return HALF.test(word) && HALF.test(next) ? `SK${word}${next}` : []
  })
  return [...new Set([...whole, ...bare])]
}
