import { z } from 'zod'
import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { keyWithin } from '@/lib/figures/bounded-keys'
import { readOr } from '@/lib/store/reading/read-or'
import { increment, type Changes, type Store } from '@/lib/store/store'
import { REST, sourceKinds, type ClickSources, type SourceKind } from '../click-sources'

/** Stored at `affiliateSources/{uid}/{bucket}/{kind}/{key}`; earnings in cents. */
const countsSchema = z.object({
  clicks: z.int().default(0),
  sales: z.int().default(0),
  earnings: z.int().default(0),
})
export type SourceCounts = z.infer<typeof countsSchema>
const byKeySchema = z.record(z.string(), countsSchema).default({})

/** Of a day (`YYYY-MM-DD`) or month (`YYYY-MM`) in Berlin, by kind and key. */
export const sourceBucketSchema = z.object({ landing: byKeySchema, source: byKeySchema, sub: byKeySchema })
export type SourceBucket = z.infer<typeof sourceBucketSchema>

/** Besides `REST`. */
export const SOURCE_LIMITS = { day: 8, month: 40 }
/** Monthly buckets are kept for ever. */
export const KEPT_DAYS = 40
/** Old buckets deleted with a day's first event. */
const CLEARED = 3

/** `at` in ms. */
export function bucketsOf(at: number) {
  const day = dayOf(at)
  return { day, month: day.slice(0, 7) }
}

/** `at` in ms. Adds a new key if the bucket has room, else counts under `REST`. Reads nothing if keys are cached. */
export async function sourcesCounted(
  store: Store,
  uid: string,
  { at, sources }: { at: number; sources: ClickSources | undefined },
  counts: Partial<SourceCounts>,
): Promise<Changes> {
  if (!sources) return {}
  const buckets = Object.entries(bucketsOf(at)) as ['day' | 'month', string][]
  const places = sourceKinds.flatMap((kind) => {
    const wanted = sources[kind]
    if (wanted === undefined) return []
    return buckets.map(([span, bucket]) =>
      keyIn(store, { uid, bucket, kind, limit: SOURCE_LIMITS[span] }, wanted),
    )
  })
  const changes: Changes = {}
  for (const place of await Promise.all(places)) {
    for (const [name, by] of Object.entries(counts)) changes[`${place}/${name}`] = increment(by)
  }
  return changes
}

interface Kind {
  uid: string
  bucket: string
  kind: SourceKind
  limit: number
}

async function keyIn(store: Store, { uid, bucket, kind, limit }: Kind, wanted: string): Promise<string> {
  const path = `affiliateSources/${uid}/${bucket}/${kind}` as const
  const place = { path, onceKey: `source_${uid}_${bucket}_${kind}`, limit, rest: REST, counter: 'clicks' }
  const withFirst = kind === 'landing' ? { withFirst: () => oldCleared(store, uid) } : {}
  return `${path}/${await keyWithin(store, { ...place, ...withFirst }, wanted)}`
}

async function oldCleared(store: Store, uid: string): Promise<Changes> {
  const before = shiftDay(dayOf(now()), -KEPT_DAYS)
  const old = await store.list(`affiliateSources/${uid}`, { limit: CLEARED, before })
  const days = old.filter(({ key }) => key.length > 'YYYY-MM'.length)
  return Object.fromEntries(days.map(({ key }) => [`affiliateSources/${uid}/${key}`, null]))
}

/** Without empty or unreadable ones. */
export async function getSourceBuckets(
  store: Store,
  uid: string,
  buckets: readonly string[],
): Promise<SourceBucket[]> {
  const read = async (bucket: string) =>
    sourceBucketSchema.nullable().parse(await store.get(`affiliateSources/${uid}/${bucket}`))
  const found = await Promise.all(buckets.map((bucket) => readOr(read(bucket), null)))
  return found.filter((bucket) => bucket !== null)
}
