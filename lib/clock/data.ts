import 'server-only'
import { z } from 'zod'
import type { Changes, Store } from '@/lib/store/store'
import type { Seen } from './clock-ahead'
import { builtAt } from './built-at'

/** When the clock was last right, by whom it was confirmed, and whether it has been doubted since. */
const PLACE = 'signals/clock'

const clockSchema = z.object({
  seen: z.object({ at: z.int(), boot: z.string(), up: z.number() }).exactOptional(),
  /** By another machine or the owner, in ms, with the program's build time then (0 if unknown). */
  confirmed: z.object({ at: z.int(), builtAt: z.int() }).exactOptional(),
  /** The clock's reading when it was first doubted, in ms. */
  doubtedAt: z.int().exactOptional(),
})

export type KnownClock = z.infer<typeof clockSchema>

/** Empty in a shop that has never run. */
export async function getClock(store: Store): Promise<KnownClock> {
  return clockSchema.parse((await store.get(PLACE)) ?? {})
}

export function clockSeen({ at, boot, up }: Seen): Changes {
  return { [`${PLACE}/seen`]: { at, boot, up }, [`${PLACE}/doubtedAt`]: null }
}

export function clockConfirmed(reading: Seen): Changes {
  const confirmed = { at: reading.at, builtAt: builtAt() ?? 0 }
  return { ...clockSeen(reading), [`${PLACE}/confirmed`]: confirmed }
}

export function clockDoubted(at: number): Changes {
  return { [`${PLACE}/doubtedAt`]: at }
}
