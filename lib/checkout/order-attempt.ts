import * as z from 'zod/mini'
import { randomKey } from '@/lib/core/ids'
import { storedValue } from '@/lib/core/stored-value'

const attemptSchema = z.object({ key: z.string(), body: z.string() })
const stored = storedValue('checkout.attempt', 'session', (value) => attemptSchema.parse(value))

/** The same body keeps its key until its answer has arrived, across double clicks, lost answers and reloads. */
export function attemptKey(body: unknown): string {
  const text = JSON.stringify(body)
  const earlier = stored.read()
  if (earlier?.body === text) return earlier.key
  const key = randomKey()
  stored.write({ key, body: text })
  return key
}

export function endAttempt(): void {
  stored.write(null)
}
