import { type SoundSet, weightedThirds, weights } from '@/lib/audio/prominence/sound-set'
import { FRAME, type BandFrames } from '@/lib/audio/spectrum/band-frames'
import { inThirds, thirds } from '@/lib/audio/spectrum/thirds'
import type { ClipMark, ClipProblem } from './clip'

/** Share of a mark's frames that count: the loudest. */
const LOUDEST = 0.6
/** Seconds beside a mark that tell its background, and how often its median is taken away. */
const NEAR = 0.5
const TIMES = 1.25
/** Seconds around a mark that belong neither to it nor to the rest. */
const EDGE = 0.06
/** Least frames of a background. */
const FEW = 5
/** Maximum share of a clip that may be marked. */
const MOST_MARKED = 0.75
/** dB by which the median mark must exceed its background. */
const APART = 2
/** Marks beyond these dB over or under the quantile of levels are of another sound: a shot, or nothing. */
const LEVELS = { quantile: 0.4, over: 5, under: 9 } as const
/** Median distances from the median spectrum from which on a mark is another sound. */
const FAR = 1.8
/** Thirds in each of ten bands, from 25 Hz. */
const OF_TEN = 3
/** dB: the gates of BS.1770. */
const GATES = { absolute: -70, relative: -10 } as const
/** Frames in a tenth of a second. */
const TENTH = 5

interface Sound {
  mark: ClipMark
  /** By `thirds`, without the background. */
  powers: Float64Array
  /** dB, K-weighted: of the sound, and over its background. */
  level: number
  over: number
}

export interface HeardMarks {
  /** Marks that were used; others were no sound, a louder or a softer one, or another one. */
  kept: readonly ClipMark[]
  sounds: SoundSet
}

export function clipSounds(frames: BandFrames, marks: readonly ClipMark[]): HeardMarks | ClipProblem {
  const ranges = marks
    .map((mark) => ({ mark, range: rangeOf(mark, frames.length) }))
    .filter(({ range: [first, end] }) => end > first)
  if (ranges.length === 0) return 'nothingMarked'
  const isRest = new Array<boolean>(frames.length).fill(true)
  const edge = Math.round(EDGE / FRAME)
  for (const {
    range: [first, end],
  } of ranges)
    isRest.fill(false, Math.max(0, first - edge), end + edge)
  const rest = isRest.filter(Boolean).length
  if (rest < (1 - MOST_MARKED) * frames.length) return 'tooMuchMarked'
  const spectra = frames.map(inThirds)
  const bed = bedOf(spectra.filter((_, index) => isRest[index]))
  if (!bed) return 'restSilent'
  const heard = ranges.flatMap(({ mark, range }) => soundAt(spectra, isRest, mark, range) ?? [])
  const kept = alike(heard)
  if (kept.length === 0 || medianOf(kept.map(({ over }) => over)) < APART) return 'notApart'
  return {
    kept: kept.map(({ mark }) => mark),
    sounds: { files: kept.map(({ powers }) => weightedThirds(powers)), bed: weightedThirds(bed) },
  }
}

type Range = readonly [first: number, end: number]

function rangeOf({ from, to }: ClipMark, count: number): Range {
  return [Math.max(0, Math.ceil(from / FRAME)), Math.min(count, Math.floor(to / FRAME) + 1)]
}

/** Undefined where nothing exceeds the background. */
function soundAt(
  spectra: readonly Float64Array[],
  isRest: readonly boolean[],
  mark: ClipMark,
  [first, end]: Range,
): Sound | undefined {
  const marked = spectra
    .slice(first, end)
    .map((powers) => ({ powers, level: levelOf(powers) }))
    .sort((one, other) => other.level - one.level)
  const loud = meanOf(marked.slice(0, Math.ceil(LOUDEST * marked.length)).map(({ powers }) => powers))
  const under = backgroundOf(spectra, isRest, [first, end])
  const powers = loud.map((power, third) => Math.max(0, power - TIMES * (under[third] ?? 0)))
  const level = levelOf(powers)
  if (!(level > 0)) return undefined
  return {
    mark,
    powers,
    level: inDecibels(level),
    over: inDecibels(levelOf(loud) / Math.max(Number.MIN_VALUE, levelOf(under))),
  }
}

/** Median of the unmarked frames around a mark; of the whole clip where there are too few. */
function backgroundOf(
  spectra: readonly Float64Array[],
  isRest: readonly boolean[],
  [first, end]: Range,
): Float64Array {
  const reach = Math.round(NEAR / FRAME)
  const restOf = (from: number, to: number) =>
    spectra.slice(Math.max(0, from), to).filter((_, index) => isRest[Math.max(0, from) + index])
  const near = restOf(first - reach, end + reach)
  const frames = near.length >= FEW ? near : restOf(0, spectra.length)
  return Float64Array.from(thirds, (_, third) => medianOf(frames.map((powers) => powers[third] ?? 0)))
}

/** Those of one level and one spectrum. */
function alike(sounds: readonly Sound[]): readonly Sound[] {
  const usual = quantile(
    sounds.map(({ level }) => level),
    LEVELS.quantile,
  )
  const equal = sounds.filter(({ level }) => level <= usual + LEVELS.over && level >= usual - LEVELS.under)
  const shapes = equal.map(({ powers }) => shapeOf(powers))
  const middle = shapes[0]?.map((_, band) => medianOf(shapes.map((shape) => shape[band] ?? 0))) ?? []
  const distances = shapes.map((shape) =>
    Math.sqrt(shape.reduce((sum, level, band) => sum + (level - (middle[band] ?? 0)) ** 2, 0)),
  )
  const most = FAR * medianOf(distances)
  return equal.filter((_, index) => (distances[index] ?? 0) <= most)
}

/** dB below the whole in ten bands. */
function shapeOf(powers: Float64Array): number[] {
  const weighted = weightedThirds(powers)
  return Array.from({ length: 10 }, (_, band) => {
    const start = 1 + band * OF_TEN
    const share = weighted.slice(start, start + OF_TEN).reduce((sum, power) => sum + power, 0)
    return Math.max(-40, inDecibels(share))
  })
}

/** Mean of what passes the gates of a loudness meter; undefined if nothing does. */
function bedOf(rest: readonly Float64Array[]): Float64Array | undefined {
  const tenths = Array.from({ length: Math.floor(rest.length / TENTH) }, (_, index) =>
    meanOf(rest.slice(index * TENTH, (index + 1) * TENTH)),
  ).map((powers) => ({ powers, level: inDecibels(levelOf(powers)) }))
  const loud = tenths.filter(({ level }) => level > GATES.absolute)
  if (loud.length === 0) return undefined
  const gate = inDecibels(levelOf(meanOf(loud.map(({ powers }) => powers)))) + GATES.relative
  return meanOf(loud.filter(({ level }) => level > gate).map(({ powers }) => powers))
}

function meanOf(all: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(thirds.length)
  for (const powers of all)
    for (let third = 0; third < mean.length; third += 1)
      mean[third] = (mean[third] ?? 0) + (powers[third] ?? 0) / all.length
  return mean
}

/** K-weighted power. */
function levelOf(powers: Float64Array): number {
  let sum = 0
  for (let third = 0; third < powers.length; third += 1) sum += (powers[third] ?? 0) * (weights[third] ?? 0)
  return sum
}

function inDecibels(power: number): number {
  return 10 * Math.log10(power)
}

function medianOf(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}
