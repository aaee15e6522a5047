import type { Filter, GainFilter } from '@/lib/audio/filter'
import { bestFilters, triesOf } from '@/lib/audio/prominence/find-filters'
import { curveLimits } from '@/lib/audio/prominence/limits'
import { powerFactors } from '@/lib/audio/prominence/prominence'
import type { SoundSet } from '@/lib/audio/prominence/sound-set'
import { gainOf, judgeOfSets, searchLimits, type Judge } from '@/lib/audio/prominence/judge'
import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import type { BandFrames } from '@/lib/audio/spectrum/band-frames'
import { LEAST_ALIKE, LEAST_MARKS, type ClipMark, type ClipProblem } from './clip'
import { clipSounds, type HeardMarks } from './clip-sounds'

export interface ClipFit extends HeardMarks {
  filters: readonly GainFilter[]
  /** dB, see `saidOf`. */
  said: number
}

/** Of the twelve that a curve may have, so that some can be added by hand, and so that the search takes seconds. */
const MOST = 5
/** dB below which there is nothing to say. */
const LEAST_SAID = 0.5
/** dB by which both halves of the marks may differ. */
const ALIKE = 2

/** @param correction of the headset through which a clip is heard */
export function hearMarks(
  frames: BandFrames,
  marks: readonly ClipMark[],
  correction: readonly Filter[],
): HeardMarks | ClipProblem {
  return clipSounds(throughHeadset(frames, correction), marks)
}

type OnProgress = (share: number) => void

/**
 * Within the limits of listenability; `said` is judged on marks that filters were not fitted on. Takes some seconds.
 */
export function fitMarks(
  { given, kept, sounds }: HeardMarks,
  onProgress: OnProgress = () => {},
): ClipFit | ClipProblem {
  if (given < LEAST_MARKS || kept.length < LEAST_ALIKE) return 'fewMarks'
  const fitted = fitterOf(onProgress)
  const halves = [0, 1].map((half) => sounds.files.filter((_, index) => index % 2 === half))
  const [even = [], odd = []] = halves.map((files, half) => {
    const filters = fitted({ files: halves[1 - half] ?? [], bed: sounds.bed })
    return files.map((file) => gainOf(filters, { files: [file], bed: sounds.bed }))
  })
  if (Math.abs(meanOf(even) - meanOf(odd)) > ALIKE) return 'marksDiffer'
  const said = saidOf([...even, ...odd])
  if (said < LEAST_SAID) return 'noGain'
  return { given, kept, sounds, filters: fitted(sounds), said }
}

export function fitClip(
  frames: BandFrames,
  marks: readonly ClipMark[],
  correction: readonly Filter[] = [],
): ClipFit | ClipProblem {
  const heard = hearMarks(frames, marks, correction)
  return typeof heard === 'string' ? heard : fitMarks(heard)
}

/** dB; for filters that were not fitted on these sounds. */
export function saidBy(filters: readonly Filter[], { files, bed }: SoundSet): number {
  return saidOf(files.map((file) => gainOf(filters, { files: [file], bed })))
}

function throughHeadset(frames: BandFrames, correction: readonly Filter[]): BandFrames {
  if (correction.length === 0) return frames
  const factors = powerFactors(correction)
  return frames.map((powers) => powers.map((power, band) => power * (factors[band] ?? 1)))
}

const SEARCHES = 3
/** Tries between two reports of progress. */
const REPORT = 1000

function fitterOf(onProgress: OnProgress) {
  const all = SEARCHES * triesOf(MOST)
  let tries = 0
  return (sounds: SoundSet): readonly GainFilter[] => {
    const judge = judgeOfSets([{ weight: 1, sets: [sounds] }], searchLimits(curveLimits))
    const counted: Judge = (filters) => {
      tries += 1
      if (tries % REPORT === 0) onProgress(Math.min(1, tries / all))
      return judge(filters)
    }
    return bestFilters(counted, MOST)
  }
}

const RESAMPLES = 1000
const SURE = 0.05
/** dB: the estimate of each sound has errors that all marks share. */
const MARGIN = 0.5
const ROUNDING = 1e-9
const SEED = 77

/** Upper 5 % quantiles of Student's t by number of marks: resampling so few shows too little of their spread. */
const STUDENT: ReadonlyMap<number, number> = new Map([
  [4, 2.353],
  [5, 2.132],
])

/** Lower 5 % bound of the mean, less a margin, rounded down to halves. */
function saidOf(gains: readonly number[]): number {
  const student = STUDENT.get(gains.length)
  const least = student === undefined ? leastMean(gains) : meanOf(gains) - student * errorOf(gains)
  return Math.floor(2 * (least - MARGIN) + ROUNDING) / 2 + 0
}

/** By a bootstrap over marks. */
function leastMean(gains: readonly number[]): number {
  const random = seededRandom(SEED)
  const means = Array.from({ length: RESAMPLES }, () =>
    meanOf(gains.map(() => gains[Math.floor(random() * gains.length)] ?? 0)),
  ).sort((one, other) => one - other)
  return means[Math.floor(SURE * RESAMPLES)] ?? 0
}

/** Standard error of the mean. */
function errorOf(gains: readonly number[]): number {
  const mean = meanOf(gains)
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)
  return Math.sqrt(squares / (gains.length - 1) / gains.length)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
