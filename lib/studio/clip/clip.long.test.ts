import { bestFilters } from '@/lib/audio/prominence/find-filters'
import { judgeOfWeighted } from '@/lib/audio/prominence/judge'
import { weightedProminence } from '@/lib/audio/prominence/preset-figures'
import { weigh } from '@/lib/audio/prominence/weighted'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { clipFilters } from './clip-filters'
import { clipMaterial } from './clip-material'
import { condensedBed } from './condensed-bed'
import { knownClip, recipes } from './testing/known-clips'

/** Allowed loss in dB. */
const CLOSE = 0.5
/** Factor on the tries of the long search. */
const EFFORT = 2

/** Both are judged by the parts of the clip, which the search does not know. */
it.each(Object.entries(recipes).map(([name, recipe], index) => [name, recipe, index + 1] as const))(
  'filters for %s are within half a dB of what a long search finds by its parts',
  (_, recipe, seed) => {
    const { samples, marks, parts } = knownClip(recipe, seed)
    const material = clipMaterial(bandFrames([samples]), marks)
    if (typeof material === 'string') throw new Error(material)
    const known = { ...weigh(parts), bed: condensedBed(parts.bed) }
    const [found] = weightedProminence(clipFilters(material), known)
    const [best] = weightedProminence(bestFilters(judgeOfWeighted([known]), 8, EFFORT), known)
    expect(found?.inBed).toBeGreaterThan((best?.inBed ?? NaN) - CLOSE)
  },
  1_800_000,
)
