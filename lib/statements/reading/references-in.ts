import { referenceKeyOf } from '@/lib/orders/reference'

/** `SK` and ten letters and digits, see `newReference`; matches may overlap. */
const REFERENCES = /(?=(SK[A-Z0-9]{10}))/g
/** Half of a reference's random part. */
const HALF = /^[A-Z0-9]{5}$/i
const WHOLE = /^[A-Z0-9]{10}$/i

/** All possible ones, however the bank moved spaces, hyphens, line breaks. Most do not exist; the store decides. */
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
