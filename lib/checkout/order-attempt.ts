import * as z from 'zod/mini'
import { randomKey } from '@/lib/core/ids'

const KEY = 'checkout.attempt'
const attemptSchema = z.object({ key: z.string(), body: z.string() })

/**
 * The `Idempotency-Key` for an order from this tab. The same body keeps its key until its answer has arrived,
 * across double clicks, lost answers and reloads; a different order gets a new key.
 */
export function attemptKey(body: unknown): string {
  const text = JSON.stringify(body)
  const earlier = loadAttempt()
  if (earlier?.body === text) return earlier.key
  const key = randomKey()
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ key, body: text }))
  } catch {
    // Without storage the key lives only as long as this attempt.
  }
  return key
}

/** Forgets the attempt once its answer has arrived. */
export function endAttempt(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then nothing was stored either.
  }
}

function loadAttempt() {
  try {
    return attemptSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}
