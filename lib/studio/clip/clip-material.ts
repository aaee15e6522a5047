import type { Filter } from '@/lib/audio/filter'
import { powerFactors, UNFILTERED } from '@/lib/audio/prominence/prominence'
import { weightedSum, type WeightedMaterial } from '@/lib/audio/prominence/weighted'
import { FRAME, type BandFrames } from '@/lib/audio/spectrum/band-frames'
import { bands, BANDS_PER_ERB } from '@/lib/audio/spectrum/bands'
import { kWeightingAt } from '@/lib/audio/loudness'
import type { ClipMark, ClipProblem } from './clip'
import { condensedBed } from './condensed-bed'

/** Seconds around a mark that belong neither to the marked sound nor to the rest. */
const EDGE = 0.06
/** Seconds on both sides of a mark in which the rest is used as its background. */
const NEAR = 1.5
/** Softest share of the frames near a mark: a shot beside a step is no background of the step. */
const SOFTEST = 0.75
/** Maximum share of a clip that may be marked. */
const MOST_MARKED = 0.5
/** Number of standard errors by which a sound must exceed the rest. */
const SURE = 1
/** Least excess over the rest in its loudest critical band, as a share of the rest. */
const LEAST_RISE = 0.3

/** Maximum factor by which a mark may exceed the typical one; higher ones contain a shot. */
const LOUDER = 6

/** Least power of a background in a band, -100 dBFS over all bands: digital silence would let any sound exceed it infinitely. */
const SILENCE = 1e-10 / bands.length

const kWeighting = Float64Array.from(bands, ({ centre }) => kWeightingAt(centre))

/**
 * The marked sound without its background, with the rest of the clip as its bed, both through a headset's correction.
 * The marks become one sound: their mean, weighted by how little each is masked.
 * @param frames of the clip
 */
export function clipMaterial(
  frames: BandFrames,
  marks: readonly ClipMark[],
  correction: readonly Filter[] = [],
): WeightedMaterial | ClipProblem {
  const ranges = marks.map((mark) => rangeOf(mark, frames.length)).filter(([first, end]) => end > first)
  if (ranges.length === 0) return 'nothingMarked'
  const isBed = new Array<boolean>(frames.length).fill(true)
  const edge = Math.round(EDGE / FRAME)
  for (const [first, end] of ranges) isBed.fill(false, Math.max(0, first - edge), end + edge)
  const bed = frames.filter((_, index) => isBed[index])
  if (bed.length < (1 - MOST_MARKED) * frames.length) return 'tooMuchMarked'
  const heard = powerFactors(correction)
  const through = (powers: Float64Array) => powers.map((power, band) => power * (heard[band] ?? 1))
  const loudness = condensedBed(bed.map(through))
  // Nothing passes the meter's gate.
  if (!Number.isFinite(loudness(UNFILTERED))) return 'restSilent'
  const target = risenSpectrum(frames, ranges, isBed)
  if (!target) return 'notApart'
  return {
    bed: loudness,
    kinds: [{ kind: 'marked', variants: [weightedSum([through(target)])] }],
  }
}

type Range = readonly [first: number, end: number]

function rangeOf({ from, to }: ClipMark, count: number): Range {
  return [Math.max(0, Math.ceil(from / FRAME)), Math.min(count, Math.floor(to / FRAME) + 1)]
}

/** Excess of one mark, by bands, relative to its background. */
interface Rise {
  /** Marked power minus the background's, and the background's. */
  risen: Float64Array
  under: Float64Array
  /** Of `risen`, by chance. */
  variance: Float64Array
  /** Of the background, the mean over all bands. */
  level: number
}

/** The spectrum of the marks' excess over the rest; undefined if there is none. */
function risenSpectrum(
  frames: BandFrames,
  ranges: readonly Range[],
  isBed: readonly boolean[],
): Float64Array | undefined {
  const rises = ranges.map((range) => riseAt(frames, range, framesNear(frames, range, isBed)))
  const sizes = rises.map(({ level }) => Math.abs(level)).sort((one, other) => one - other)
  const usual = sizes[sizes.length >> 1] ?? 0
  const alike = rises.filter(({ level }) => level <= usual * LOUDER)
  const sumOf = (part: 'risen' | 'under' | 'variance') => summed(alike.map((rise) => rise[part]))
  const risen = sumOf('risen')
  const [smooth, beside, doubt] = [risen, sumOf('under'), sumOf('variance')].map(inCriticalBands)
  if (!smooth || !beside || !doubt) return undefined
  const isSure = smooth.map((power, band) => Number(power > SURE * Math.sqrt(doubt[band] ?? 0)))
  const most = smooth.reduce(
    (rise, power, band) => Math.max(rise, isSure[band] ? power / (beside[band] ?? 0) : 0),
    0,
  )
  if (!(most > LEAST_RISE)) return undefined
  return risen.map((power, band) => (isSure[band] ? Math.max(0, power) : 0))
}

function riseAt(frames: BandFrames, [first, end]: Range, near: readonly Float64Array[]): Rise {
  const { mean: heard, spread } = momentsOf(near)
  const mean = heard.map((power) => Math.max(SILENCE, power))
  const weight = 1 / weightedPower(mean)
  const length = end - first
  const under = mean.map((power) => power * length * weight)
  const marked = summed(frames.slice(first, end))
  const risen = marked.map((power, band) => power * weight - (under[band] ?? 0))
  const chance = weight ** 2 * length * (1 + length / near.length)
  const variance = spread.map((square) => square * chance)
  const level = risen.reduce(
    (sum, power, band) => sum + power / Math.max(Number.MIN_VALUE, under[band] ?? 0),
    0,
  )
  return { risen, under, variance, level: level / bands.length }
}

/** The softest frames of the rest near a mark; of the whole clip if there are too few. */
function framesNear(
  frames: BandFrames,
  [first, end]: Range,
  isBed: readonly boolean[],
): readonly Float64Array[] {
  const reach = Math.round(NEAR / FRAME)
  const around = (from: number, to: number) =>
    frames.slice(Math.max(0, from), to).filter((_, index) => isBed[Math.max(0, from) + index])
  const near = around(first - reach, end + reach)
  const enough = near.length >= reach / 2 ? near : around(0, frames.length)
  const sorted = enough
    .map((powers) => ({ powers, level: weightedLevel(powers) }))
    .sort((one, other) => one.level - other.level)
  return sorted.slice(0, Math.ceil(SOFTEST * sorted.length)).map(({ powers }) => powers)
}

function weightedPower(powers: Float64Array): number {
  return Math.max(Number.MIN_VALUE, weightedLevel(powers))
}

function weightedLevel(powers: Float64Array): number {
  let sum = 0
  for (let band = 0; band < powers.length; band += 1) sum += (powers[band] ?? 0) * (kWeighting[band] ?? 0)
  return sum
}

function summed(all: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(bands.length)
  for (const values of all)
    for (let band = 0; band < sum.length; band += 1) sum[band] = (sum[band] ?? 0) + (values[band] ?? 0)
  return sum
}

/** Mean and variance of each band over frames. */
function momentsOf(frames: readonly Float64Array[]): { mean: Float64Array; spread: Float64Array } {
  const [mean, squares] = [new Float64Array(bands.length), new Float64Array(bands.length)]
  for (const powers of frames)
    for (let band = 0; band < bands.length; band += 1) {
      const share = (powers[band] ?? 0) / frames.length
      mean[band] = (mean[band] ?? 0) + share
      squares[band] = (squares[band] ?? 0) + share * (powers[band] ?? 0)
    }
  return { mean, spread: squares.map((square, band) => Math.max(0, square - (mean[band] ?? 0) ** 2)) }
}

function inCriticalBands(values: Float64Array): Float64Array {
  const reach = BANDS_PER_ERB / 2
  return values.map((_, band) => {
    let sum = 0
    for (let near = band - reach; near <= band + reach; near += 1) sum += values[near] ?? 0
    return sum
  })
}
