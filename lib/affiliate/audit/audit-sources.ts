import { dayOf, shiftDay } from '@/lib/core/clock'
import type { Figure, Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import { REST, sourceKinds, type ClickSources } from '../click-sources'
import {
  bucketsOf,
  KEPT_DAYS,
  SOURCE_LIMITS,
  sourceBucketSchema,
  type SourceCounts,
} from '../clicks/source-data'

const PREFIX = 'affiliateSources/'

/** Yields the paths of unreadable counters. */
export async function* addSources(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<string> {
  for await (const { key: uid, value } of snapshot.entries('affiliateSources')) {
    for (const [bucket, given] of Object.entries(Object(value))) {
      const path = `${PREFIX}${uid}/${bucket}`
      const { data: kinds } = sourceBucketSchema.safeParse(given)
      if (!kinds) yield path
      scratch.note('bucket', `${uid}/${bucket}`)
      for (const kind of sourceKinds) addKind(`${path}/${kind}`, bucket, kinds?.[kind] ?? {}, scratch)
    }
  }
}

function addKind(path: string, bucket: string, keys: Record<string, SourceCounts>, scratch: Scratch): void {
  const named = Object.keys(keys).filter((key) => key !== REST).length
  const limit = SOURCE_LIMITS[bucket.length === 'YYYY-MM'.length ? 'month' : 'day']
  scratch.addStored(`${path} (keys)`, Math.max(named, limit))
  scratch.addExpected(`${path} (keys)`, limit)
  for (const [key, counts] of Object.entries(keys)) {
    scratch.note('counted', `${path}/${key}`)
    for (const [name, stored] of Object.entries(counts)) scratch.addStored(`${path}/${key}/${name}`, stored)
  }
}

/**
 * `at` in ms. Counts under its own key if the bucket has it, else under `REST`: keys are added before their first
 * event is counted, and none once the bucket is full.
 */
export function expectSources(
  scratch: Scratch,
  uid: string,
  { at, sources }: { at: number; sources: ClickSources | undefined },
  counts: Partial<SourceCounts>,
): void {
  const { day, month } = bucketsOf(at)
  for (const bucket of isKept(scratch, uid, day) ? [day, month] : [month]) {
    for (const kind of sourceKinds) {
      const wanted = sources?.[kind]
      if (wanted === undefined) continue
      const path = `${PREFIX}${uid}/${bucket}/${kind}`
      const key = scratch.noted('counted', `${path}/${wanted}`) === undefined ? REST : wanted
      for (const [name, by] of Object.entries(counts)) scratch.addExpected(`${path}/${key}/${name}`, by)
    }
  }
}

/** Older days have been deleted. */
function isKept(scratch: Scratch, uid: string, day: string): boolean {
  return (
    day > shiftDay(dayOf(scratch.at), -KEPT_DAYS) || scratch.noted('bucket', `${uid}/${day}`) !== undefined
  )
}

/** By day: clicks counted without a record, whose sources are unknown. */
export function noteUnlisted(scratch: Scratch, uid: string, unlisted: ReadonlyMap<string, number>): void {
  const sums = new Map<string, number>()
  for (const [day, count] of unlisted) {
    for (const bucket of [day, day.slice(0, 7)]) sums.set(bucket, (sums.get(bucket) ?? 0) + count)
  }
  for (const [bucket, count] of sums)
    if (count > 0) scratch.note('unlisted', `${uid}/${bucket}`, String(count))
}

/** Leaves out keys that count more clicks than there are records, by as many as have none. */
export function* wrongFigures(scratch: Scratch): Generator<Figure> {
  let kind = ''
  let left = 0
  for (const figure of scratch.differences()) {
    const [, uid, bucket, name] =
      /^affiliateSources\/(.+?)\/(.+?)\/(.+?)\/.+\/clicks$/.exec(figure.path) ?? []
    if (uid === undefined) {
      yield figure
      continue
    }
    const present = `${uid}/${bucket}/${name}`
    if (kind !== present) left = Number(scratch.noted('unlisted', `${uid}/${bucket}`) ?? 0)
    kind = present
    const more = figure.stored - figure.expected
    if (more < 0 || more > left) yield figure
    else left -= more
  }
}
