import { type SoundSet, weightedThirds, weights } from '@/lib/audio/prominence/sound-set'
import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { FRAME, type BandFrames } from '@/lib/audio/spectrum/band-frames'
import { inThirds, thirds } from '@/lib/audio/spectrum/thirds'
import { LEAST_ALIKE, type ClipMark, type ClipProblem } from './clip'

/** Share of a mark's frames that count: the loudest. */
const LOUDEST = 0.6
/** Seconds beside a mark that tell its background, and how often its median is taken away. */
const NEAR = 0.5
const TIMES = 1.25
/** Frames around a mark that belong neither to it nor to the rest. */
const EDGE = 3
/** Least frames of a background. */
const FEW = 5
/** Maximum share of a clip that may be marked. */
const MOST_MARKED = 0.75
/** dB by which the median mark must exceed its background. */
const APART = 2
/** Marks beyond these dB over or under the quantile of levels are of another sound: a shot, or nothing. */
const LEVELS = { quantile: 0.4, over: 5, under: 9 } as const
/** Median distances from the median spectrum from which on a mark is another sound. */
const FAR = 2.5
/** Unmarked places that are compared with the marks, and tries to find them. */
const PLACES = { most: 150, tries: 600 } as const
/** Such places may sound like the marks at most this often, as a share of how often the marks do. */
const MOST_ELSEWHERE = 0.6
/** Softer than this quantile of the marks over its background, a place is not like them. */
const FAINT = 0.25
const SEED = 5
/** Thirds in each of ten bands, from 25 Hz. */
const OF_TEN = 3
/** dB: the gates of BS.1770. */
const GATES = { absolute: -70, relative: -10 } as const
/** Frames in a tenth of a second. */
const TENTH = 5

interface Sound {
  /** By `thirds`, without the background. */
  powers: Float64Array
  /** dB, K-weighted: of the sound, and over its background. */
  level: number
  over: number
}

export interface HeardMarks {
  given: number
  /** Marks that were used; others were no sound, a louder or a softer one, or another one. */
  kept: readonly ClipMark[]
  sounds: SoundSet
}

export function clipSounds(frames: BandFrames, marks: readonly ClipMark[]): HeardMarks | ClipProblem {
  const marked = marks
    .map((mark) => ({ mark, range: rangeOf(mark, frames.length) }))
    .filter(({ range: [first, end] }) => end > first)
  if (marked.length === 0) return 'nothingMarked'
  const ranges = marked.map(({ range }) => range)
  const isRest = new Array<boolean>(frames.length).fill(true)
  for (const [first, end] of ranges) isRest.fill(false, Math.max(0, first - EDGE), end + EDGE)
  const rest = isRest.filter(Boolean).length
  if (rest < (1 - MOST_MARKED) * frames.length) return 'tooMuchMarked'
  const spectra = frames.map(inThirds)
  const bed = bedOf(spectra.filter((_, index) => isRest[index]))
  if (!bed) return 'restSilent'
  const clip = { spectra, isRest }
  const heard = marked.flatMap(({ mark, range }) => {
    const sound = soundAt(clip, range)
    return sound ? [{ mark, ...sound }] : []
  })
  const isAlike = likeMost(heard)
  const kept = heard.filter(isAlike)
  if (kept.length === 0 || medianOf(kept.map(({ over }) => over)) < APART) return 'notApart'
  if (kept.length >= LEAST_ALIKE && isElsewhere(clip, ranges, heard, isAlike)) return 'alsoElsewhere'
  return {
    given: marked.length,
    kept: kept.map(({ mark }) => mark),
    sounds: { files: kept.map(({ powers }) => weightedThirds(powers)), bed: weightedThirds(bed) },
  }
}

type Range = readonly [first: number, end: number]

interface Clip {
  /** Powers by `thirds`. */
  spectra: readonly Float64Array[]
  /** Whether a frame is neither marked nor beside a mark. */
  isRest: readonly boolean[]
}

function rangeOf({ from, to }: ClipMark, count: number): Range {
  return [Math.max(0, Math.ceil(from / FRAME)), Math.min(count, Math.floor(to / FRAME) + 1)]
}

/** Undefined where nothing exceeds the background. */
function soundAt(clip: Clip, [first, end]: Range): Sound | undefined {
  const marked = clip.spectra
    .slice(first, end)
    .map((powers) => ({ powers, level: levelOf(powers) }))
    .sort((one, other) => other.level - one.level)
  const loud = meanOf(marked.slice(0, Math.ceil(LOUDEST * marked.length)).map(({ powers }) => powers))
  const under = backgroundOf(clip, [first, end])
  const powers = loud.map((power, third) => Math.max(0, power - TIMES * (under[third] ?? 0)))
  const level = levelOf(powers)
  if (!(level > 0)) return undefined
  return {
    powers,
    level: inDecibels(level),
    over: inDecibels(levelOf(loud) / Math.max(Number.MIN_VALUE, levelOf(under))),
  }
}

/** Median of the unmarked frames around a range; of the whole clip where there are too few. */
function backgroundOf({ spectra, isRest }: Clip, [first, end]: Range): Float64Array {
  const reach = Math.round(NEAR / FRAME)
  const restOf = (from: number, to: number) => {
    const start = Math.max(0, from)
    return spectra.slice(start, Math.max(start, to)).filter((_, index) => isRest[start + index])
  }
  const near = [...restOf(first - reach, first - EDGE), ...restOf(end + EDGE, end + reach)]
  const frames = near.length >= FEW ? near : restOf(0, spectra.length)
  return Float64Array.from(thirds, (_, third) => medianOf(frames.map((powers) => powers[third] ?? 0)))
}

type IsAlike = (sound: Sound) => boolean

/** Whether a sound has the level and the spectrum of most. */
function likeMost(sounds: readonly Sound[]): IsAlike {
  const usual = quantile(
    sounds.map(({ level }) => level),
    LEVELS.quantile,
  )
  const isUsual = ({ level }: Sound) => level <= usual + LEVELS.over && level >= usual - LEVELS.under
  const shapes = sounds.filter(isUsual).map(({ powers }) => shapeOf(powers))
  const middle = shapes[0]?.map((_, band) => medianOf(shapes.map((shape) => shape[band] ?? 0))) ?? []
  const distance = (shape: readonly number[]) =>
    Math.sqrt(shape.reduce((sum, level, band) => sum + (level - (middle[band] ?? 0)) ** 2, 0))
  const most = FAR * medianOf(shapes.map(distance))
  return (sound) => isUsual(sound) && distance(shapeOf(sound.powers)) <= most
}

/** Whether unmarked places, of the marks' lengths, often sound like the marks. */
function isElsewhere(
  clip: Clip,
  ranges: readonly Range[],
  heard: readonly Sound[],
  isAlike: IsAlike,
): boolean {
  const least = quantile(
    heard.filter(isAlike).map(({ over }) => over),
    FAINT,
  )
  const shareOf = (sounds: readonly Sound[], all: number) =>
    sounds.filter((sound) => sound.over >= least && isAlike(sound)).length / all
  const places = unmarked(clip, ranges)
  const sounds = places.flatMap((range) => soundAt(clip, range) ?? [])
  return shareOf(sounds, Math.max(1, places.length)) > MOST_ELSEWHERE * shareOf(heard, ranges.length)
}

/** At random. */
function unmarked({ isRest }: Clip, ranges: readonly Range[]): readonly Range[] {
  const random = seededRandom(SEED)
  const places: Range[] = []
  for (let tries = 0; tries < PLACES.tries && places.length < PLACES.most; tries += 1) {
    const [from, to] = ranges[Math.floor(random() * ranges.length)] ?? [0, 1]
    const first = Math.floor(random() * (isRest.length - (to - from)))
    const place: Range = [first, first + to - from]
    if (isRest.slice(...place).every(Boolean)) places.push(place)
  }
  return places
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
