import { hasGain, type Filter } from '../filter'
import { levelsAt } from '../response'
import { bands } from '../spectrum/bands'
import { beyondLimits, curvePoints } from './curve-limits'
import { raisedBy, UNFILTERED } from './prominence'
import type { Material } from './scene-material'
import { pinkNoise, weigh, type WeightedMaterial } from './weighted'

/** dB by which sounds must stand out in the game's bed and in pink noise: for one kind of sound, and for each of several. */
const GOALS = { one: { inBed: 4, inPinkNoise: 2.5 }, several: { inBed: 3, inPinkNoise: 1 } } as const
/** Bands by which sounds are also shifted up and down: a fifth of their frequency, since others of their kind differ by that. */
const PITCH = 6
/** Penalties in dB of prominence: for a dB beyond the limits, and for one of gain, so that filters do not cancel each other. */
const COSTS = { beyond: 10, gain: 0.01 } as const

/** How good filters are, in dB; higher is better. */
export type Judge = (filters: readonly Filter[]) => number

/**
 * Judges filters by the kind of sound that gains least in any material: the mean of its prominence in the bed and in
 * pink noise, less what it misses the goals by, and what the curve exceeds its limits by. Takes some hundredths of a
 * ms.
 */
export function judgeOf(materials: readonly Material[]): Judge {
  return judgeOfWeighted(materials.map((material) => weigh(pitched(material))))
}

/** The same from weighted material, without shifted sounds. */
export function judgeOfWeighted(materials: readonly WeightedMaterial[]): Judge {
  const levelsOf = remembered(levelsAt([...bands.map(({ centre }) => centre), ...curvePoints]))
  const isOne = materials.every(({ kinds }) => kinds.length === 1)
  const scores = materials.map((material) => scoreOf(material, isOne ? GOALS.one : GOALS.several))
  return (filters) => {
    const gains = sumOf(filters.map(levelsOf))
    const factors = gains.subarray(0, bands.length).map((gain) => 10 ** (gain / 10))
    const used = filters.reduce((sum, filter) => sum + (hasGain(filter) ? Math.abs(filter.gain) : 0), 0)
    return (
      Math.min(...scores.map((score) => score(factors))) -
      COSTS.beyond * beyondLimits(gains.subarray(bands.length)) -
      COSTS.gain * used
    )
  }
}

/** Cached, since a search changes one filter at a time. */
function remembered(levelsOf: (filter: Filter) => Float64Array): (filter: Filter) => Float64Array {
  const known = new WeakMap<Filter, Float64Array>()
  return (filter) => {
    const levels = known.get(filter) ?? levelsOf(filter)
    known.set(filter, levels)
    return levels
  }
}

function pitched({ bed, kinds }: Material): Material {
  return {
    bed,
    kinds: kinds.map(({ kind, variants }) => ({
      kind,
      variants: variants.flatMap((frames) =>
        [-PITCH, 0, PITCH].map((by) =>
          frames.map((powers) => powers.map((_, band) => powers[band - by] ?? 0)),
        ),
      ),
    })),
  }
}

function scoreOf(
  { bed, kinds }: WeightedMaterial,
  goals: { inBed: number; inPinkNoise: number },
): (factors: Float64Array) => number {
  const before = [bed, pinkNoise].map((loudness) => loudness(UNFILTERED))
  return (factors) => {
    const louder = [bed, pinkNoise].map((loudness, index) => loudness(factors) - (before[index] ?? 0))
    const [inBed = 0, inPinkNoise = 0] = louder
    return Math.min(
      ...kinds.map(({ variants }) => {
        const raised = raisedBy(variants, factors)
        const missed =
          Math.max(0, goals.inBed - (raised - inBed)) +
          Math.max(0, goals.inPinkNoise - (raised - inPinkNoise))
        return raised - (inBed + inPinkNoise) / 2 - missed
      }),
    )
  }
}

function sumOf(arrays: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(arrays[0]?.length ?? 0)
  for (const values of arrays)
    for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + (values[index] ?? 0)
  return sum
}
