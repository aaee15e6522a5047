import { referenceKeyOf } from '@/lib/orders/reference-key'

/** `SK` and ten letters and digits, see `newReference`; where they begin may lie within another one. */
const REFERENCES = /(?=(SK[A-Z0-9]{10}))/g
/** The random part alone, as one word or as two. */
const HALF = /^[A-Z0-9]{5}$/i
const WHOLE = /^[A-Z0-9]{10}$/i

/**
 * The keys of all references that may stand in the purpose of a transfer, whatever spaces, hyphens and line ends the bank has
 * put into them or taken out. Most are none; the store knows which.
 */
export function referencesIn(purpose: string): string[] {
  const whole = [...referenceKeyOf(purpose).matchAll(REFERENCES)].map(([, key = '']) => key)
  const words = purpose.split(/[^A-Za-z0-9]+/)
  const bare = words.flatMap((word, n) => {
    const next = words[n + 1] ?? ''
    const isBroken = HALF.test(word) && HALF.test(next)
    return WHOLE.test(word) || isBroken ? referenceKeyOf(`SK${word}${isBroken ? next : ''}`) : []
  })
  return [...new Set([...whole, ...bare])]
}
