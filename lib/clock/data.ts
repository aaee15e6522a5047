import 'server-only'
import { z } from 'zod'
import type { Changes, Store } from '@/lib/store/store'
import type { Seen } from './clock-ahead'

/** The last time at which the clock was right, and whether it is doubted since. */
const PLACE = 'signals/clock'

const clockSchema = z.object({
  seen: z.object({ at: z.int(), boot: z.string(), up: z.number() }).exactOptional(),
  /** What the clock said when it was first doubted, in ms. */
  doubtedAt: z.int().exactOptional(),
})

/** What is known of the clock; nothing in a shop that has never run. */
export async function getClock(store: Store): Promise<z.infer<typeof clockSchema>> {
  return clockSchema.parse((await store.get(PLACE)) ?? {})
}

/** What notes that the clock is right. */
export function clockSeen({ at, boot, up }: Seen): Changes {
  return { [`${PLACE}/seen`]: { at, boot, up }, [`${PLACE}/doubtedAt`]: null }
}

/** What notes that the clock is doubted. */
export function clockDoubted(at: number): Changes {
  return { [`${PLACE}/doubtedAt`]: at }
}
