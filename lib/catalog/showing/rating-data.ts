import 'server-only'
import { log } from '@/lib/core/log'
import { increment, type Changes, type Json, type Store, type Unsubscribe } from '@/lib/store/store'
import { ratingCountSchema, type RatingCount, type RatingCounts } from '../rating-counts'

export function subscribeToRatingCounts(store: Store, listener: (counts: RatingCounts) => void): Unsubscribe {
  return store.subscribe('ratingCounts', (value) => listener(parseCounts(value)))
}

export function ratingsCounted(presetId: string, { count, sum }: RatingCount): Changes {
  const path = `ratingCounts/${presetId}`
  return {
    ...(count === 0 ? {} : { [`${path}/count`]: increment(count) }),
    ...(sum === 0 ? {} : { [`${path}/sum`]: increment(sum) }),
  }
}

/** Unreadable counts are not shown. */
function parseCounts(value: Json | null): RatingCounts {
  const counts: Record<string, RatingCount> = {}
  for (const [id, entry] of Object.entries(Object(value))) {
    const { data } = ratingCountSchema.safeParse(entry)
    if (data) counts[id] = data
    else log().error({ presetId: id }, 'counted ratings that cannot be read')
  }
  return counts
}
