import 'server-only'
import { z } from 'zod'
import type { Changes, Store } from '@/lib/store/store'
import type { Seen } from './clock-ahead'

/** When the clock was last right, and whether it has been doubted since. */
const PLACE = 'signals/clock'

const clockSchema = z.object({
  seen: z.object({ at: z.int(), boot: z.string(), up: z.number() }).exactOptional(),
  /** The clock's reading when it was first doubted, in ms. */
  doubtedAt: z.int().exactOptional(),
})

/** Empty in a shop that has never run. */
export async function getClock(store: Store): Promise<z.infer<typeof clockSchema>> {
  return clockSchema.parse((await store.get(PLACE)) ?? {})
}

/** Records that the clock is right. */
export function clockSeen({ at, boot, up }: Seen): Changes {
  return { [`${PLACE}/seen`]: { at, boot, up }, [`${PLACE}/doubtedAt`]: null }
}

/** Records that the clock is doubted. */
export function clockDoubted(at: number): Changes {
  return { [`${PLACE}/doubtedAt`]: at }
}
