import 'server-only'
import type { Target } from '@/lib/audio/scenes/targets'
import { log } from '@/lib/core/log'
import { increment, type Changes, type Json, type Store, type Unsubscribe } from '@/lib/store/store'
import { heardBin, heardCountSchema, type HeardCount, type HeardCounts } from '../heard-counts'

/** A person who counts for a preset: the measured difference, in tenths of a dB, and whether they have bought it. */
export interface CountedPerson {
  tenths: number
  isBuyer: boolean
  /** The sound that was tested. */
  asked: Target
}

/** Calls the listener with the results for all presets, now and on every change. */
export function subscribeToHeardCounts(store: Store, listener: (counts: HeardCounts) => void): Unsubscribe {
  return store.subscribe('heardCounts', (value) => listener(parseCounts(value)))
}

/** The increments, by path, for a person who starts or stops counting for a preset. */
export function heardSteps(presetId: string, { tenths, isBuyer, asked }: CountedPerson, by: 1 | -1) {
  const path = `heardCounts/${presetId}/${asked}`
  return { [`${path}/bins/${heardBin(tenths)}`]: by, ...(isBuyer ? { [`${path}/buyers`]: by } : {}) }
}

export function heardCounted(presetId: string, person: CountedPerson, by: 1 | -1): Changes {
  const steps = Object.entries(heardSteps(presetId, person, by))
  return Object.fromEntries(steps.map(([path, step]) => [path, increment(step)]))
}

/** Unreadable counts are not shown. */
function parseCounts(value: Json | null): HeardCounts {
  const counts: Record<string, HeardCount> = {}
  for (const [id, entry] of Object.entries(Object(value))) {
    const { data } = heardCountSchema.safeParse(entry)
    if (data) counts[id] = data
    else log().error({ presetId: id }, 'counted results of listening tests that cannot be read')
  }
  return counts
}
