import * as z from 'zod/mini'
import { randomKey } from '@/lib/core/random-key'

const KEY = 'checkout.attempt'
const attemptSchema = z.object({ key: z.string(), body: z.string() })

/**
 * The `Idempotency-Key` for an order of this tab. The same order (the same body) keeps its key until it is known to have
 * arrived, over double clicks, lost answers and reloads; another order gets a new one.
 */
export function attemptKey(body: unknown): string {
  const text = JSON.stringify(body)
  const earlier = loadAttempt()
  if (earlier?.body === text) return earlier.key
  const key = randomKey()
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ key, body: text }))
  } catch {
    // Without a storage the key lives as long as this one attempt.
  }
  return key
}

/** Forgets the attempt once its answer is here. */
export function endAttempt(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}

function loadAttempt() {
  try {
    return attemptSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}
