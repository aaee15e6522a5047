import { coefficients } from '@/lib/audio/coefficients'
import { SAMPLE_RATE, type Filter } from '@/lib/audio/filter'
import { filterSamples } from '@/lib/audio/filter-samples'
import { kWeightingAt } from '@/lib/audio/loudness'
import type { Material } from '@/lib/audio/prominence/scene-material'
import { type SoundSet, weightedThirds } from '@/lib/audio/prominence/sound-set'
import { listenedSounds } from '@/lib/audio/scenes/rendering/listened-sounds'
import type { ListenedSound } from '@/lib/audio/scenes/targets'
import { seededRandom, synthesize, whiteNoise, type Random } from '@/lib/audio/scenes/synthesis/noise'
import { bandFrames, type BandFrames } from '@/lib/audio/spectrum/band-frames'
import { thirdsOf } from '@/lib/audio/spectrum/thirds'
import { bands, BANDS_PER_ERB } from '@/lib/audio/spectrum/bands'
import type { ClipMark } from '../clip'

const SECONDS = 40
/** Seconds from one sound to the next. */
const EVERY = 1.8
const VARIANTS = 6
/** Seconds of a sound that a person would mark: the rest is hardly audible in the bed. */
const LONGEST_MARK = 0.5

/** A clip with known parts. */
export interface KnownClip {
  samples: Float32Array
  /** Positions of its sounds, slightly off, as marked by a person. */
  marks: ClipMark[]
  parts: Material
}

interface Recipe {
  target: ListenedSound
  /** dB above its bed in its strongest critical band. */
  above: number
  bed: readonly Filter[]
  /** Number of shots in the bed, and their amplitude. */
  shots?: number
}

const wind: readonly Filter[] = [
  { type: 'HSC', fc: 300, gain: -14, q: 0.5 },
  { type: 'HSC', fc: 2500, gain: -12, q: 0.5 },
]
const rain: readonly Filter[] = [
  { type: 'LSC', fc: 500, gain: -10, q: 0.6 },
  { type: 'HSC', fc: 6000, gain: -8, q: 0.6 },
]
const engine: readonly Filter[] = [
  { type: 'PK', fc: 160, gain: 15, q: 1 },
  { type: 'HSC', fc: 900, gain: -15, q: 0.6 },
]
const crowd: readonly Filter[] = [
  { type: 'PK', fc: 600, gain: 12, q: 0.7 },
  { type: 'HSC', fc: 3000, gain: -14, q: 0.6 },
]

const shotFilters = [coefficients({ type: 'HSC', fc: 600, gain: -15, q: 0.5 })]

/** By description. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'steps on metal in wind': { target: 'metalSteps', above: 3, bed: wind, shots: 0.8 },
  'steps on tiles in rain': { target: 'tileSteps', above: 3, bed: rain },
  'steps on stone beside an engine': { target: 'stoneSteps', above: 6, bed: engine },
  'steps on gravel in a crowd': { target: 'gravelSteps', above: 3, bed: crowd, shots: 0.4 },
  'a magazine in rain': { target: 'reload', above: 6, bed: rain, shots: 0.3 },
  'a creak in rain': { target: 'creak', above: 9, bed: rain },
  'pings in a crowd': { target: 'ping', above: 4, bed: crowd },
  'shots in wind': { target: 'shot', above: 4, bed: wind, shots: 0.5 },
  'a snare beside an engine': { target: 'snare', above: 4, bed: engine },
}

export function knownClip({ target, above, bed: filters, shots = 0 }: Recipe, seed: number): KnownClip {
  const random = seededRandom(seed)
  const bed = bedOf(filters, shots, random)
  const raw = Array.from({ length: VARIANTS }, () => listenedSounds[target](random))
  const loudness = 10 ** ((above - aboveBed(raw, bandFrames([bed]))) / 20)
  const variants = raw.map((samples) => samples.map((sample) => sample * loudness))
  const samples = Float32Array.from(bed)
  const marks: ClipMark[] = []
  for (let at = 0.7; at < SECONDS - 1.5; at += EVERY * (0.8 + 0.4 * random())) {
    const variant = variants[marks.length % VARIANTS] ?? new Float32Array()
    const start = Math.round(at * SAMPLE_RATE)
    for (let index = 0; index < variant.length; index += 1)
      samples[start + index] = (samples[start + index] ?? 0) + (variant[index] ?? 0)
    const length = variant.length / SAMPLE_RATE
    marks.push({
      from: at - 0.03 * random(),
      to: at + Math.min(length, LONGEST_MARK) + 0.04 * (random() - 0.5),
    })
  }
  const kinds = [{ kind: target, variants: variants.map((one) => bandFrames([one])) }]
  return { samples, marks, parts: { bed: bandFrames([bed]), kinds } }
}

function bedOf(filters: readonly Filter[], shots: number, random: Random): Float32Array {
  const noise = synthesize(SECONDS, whiteNoise(random)).map((sample) => sample * 0.05)
  const bed = filterSamples(
    noise,
    filters.map((filter) => coefficients(filter)),
  )
  if (shots === 0) return bed
  for (let at = 3; at < SECONDS - 1; at += 4 + 2 * random()) {
    const start = Math.round(at * SAMPLE_RATE)
    const burst = synthesize(0.4, whiteNoise(random)).map(
      (sample, index) => sample * shots * Math.exp(-index / (0.06 * SAMPLE_RATE)),
    )
    const shot = filterSamples(burst, shotFilters)
    for (let index = 0; index < shot.length; index += 1)
      bed[start + index] = (bed[start + index] ?? 0) + (shot[index] ?? 0)
  }
  return bed
}

/** dB of K-weighted sounds above a bed in their strongest critical band. */
function aboveBed(variants: readonly Float32Array[], bed: BandFrames): number {
  const target = mean(variants.flatMap((samples) => [...bandFrames([samples])]))
  const under = mean(bed)
  const powersIn = (of: Float64Array, band: number) =>
    of.slice(band, band + BANDS_PER_ERB).reduce((sum, power) => sum + power, 0)
  const strongest = bands
    .slice(BANDS_PER_ERB)
    .map(({ centre }, band) => ({ band, power: powersIn(target, band) * kWeightingAt(centre) }))
    .reduce((one, other) => (other.power > one.power ? other : one))
  return 10 * Math.log10(powersIn(target, strongest.band) / powersIn(under, strongest.band))
}

function mean(frames: readonly Float64Array[]): Float64Array {
  return Float64Array.from(
    bands,
    (_, band) => frames.reduce((sum, powers) => sum + (powers[band] ?? 0), 0) / frames.length,
  )
}

/** The parts of a clip as its fit hears them. */
export function knownSounds({ parts: { bed, kinds } }: KnownClip): SoundSet {
  const variants = kinds.flatMap((kind) => kind.variants)
  return {
    files: variants.map((variant) => weightedThirds(thirdsOf(variant))),
    bed: weightedThirds(thirdsOf(bed)),
  }
}
