import { kWeightingAt } from '@/lib/audio/loudness'
import { FRAME, type BandFrames } from '@/lib/audio/spectrum/band-frames'
import { bands, BANDS_PER_ERB } from '@/lib/audio/spectrum/bands'
import type { ClipMark } from './clip'

/** Minimum rise of a critical band in dB: noise rises by less. */
const RISE = 4
/** Preceding frames whose mean a rise is measured from. */
const BEFORE = 4
/** Factor by which an onset exceeds the usual rise. */
const STANDS_OUT = 3
/** Seconds: from one onset to the next, and the maximum length of a sound. */
const APART = 0.12
const LONGEST = 0.5
/** dB below the loudest onset: louder ones set the volume and are not what players listen for. */
const LOUD = 10
const MOST = 40

const kWeighting = Float64Array.from(bands, ({ centre }) => kWeightingAt(centre))

interface Onset {
  frame: number
  rise: number
  level: number
}

/** Marks for the clearest onsets of short sounds that are not among the loudest. */
export function proposeMarks(frames: BandFrames): ClipMark[] {
  const levels = frames.map(levelsOf)
  const rises = levels.map((_, frame) => riseAt(levels, frame))
  const usual = quantile(rises, 0.5) + STANDS_OUT * (quantile(rises, 0.75) - quantile(rises, 0.25)) + RISE
  const onsets = rises.flatMap((rise, frame): Onset[] =>
    rise > usual && isPeak(rises, frame) ? [{ frame, rise, level: loudest(frames, frame) }] : [],
  )
  const limit = Math.max(...onsets.map(({ level }) => level)) - LOUD
  const soft = onsets.filter(({ level }) => level < limit)
  return (soft.length > 0 ? soft : onsets)
    .sort((one, other) => other.rise - one.rise)
    .slice(0, MOST)
    .map(({ frame }) => ({ from: Math.max(0, frame - 1) * FRAME, to: endOf(levels, frame) * FRAME }))
    .sort((one, other) => one.from - other.from)
}

/** dB in each critical band. */
function levelsOf(powers: Float64Array): Float64Array {
  return Float64Array.from({ length: Math.floor(bands.length / BANDS_PER_ERB) }, (_, index) => {
    const start = index * BANDS_PER_ERB
    let sum = 1e-12
    for (let band = start; band < start + BANDS_PER_ERB; band += 1) sum += powers[band] ?? 0
    return 10 * Math.log10(sum)
  })
}

/** Sum over all bands of their rise beyond `RISE`, in dB. */
function riseAt(levels: readonly Float64Array[], frame: number): number {
  const now = levels[frame]
  const before = levels.slice(Math.max(0, frame - BEFORE), frame)
  if (!now || before.length === 0) return 0
  return now.reduce((sum, level, band) => {
    const mean = before.reduce((all, one) => all + (one[band] ?? 0), 0) / before.length
    return sum + Math.max(0, level - mean - RISE)
  }, 0)
}

function isPeak(rises: readonly number[], frame: number): boolean {
  const reach = Math.round(APART / FRAME)
  const rise = rises[frame] ?? 0
  return rises
    .slice(Math.max(0, frame - reach), frame + reach + 1)
    .every((other, index) => other < rise || Math.max(0, frame - reach) + index === frame)
}

/** dB of the loudest frame in the first tenth of a second. */
function loudest(frames: BandFrames, frame: number): number {
  const powers = frames
    .slice(frame, frame + Math.round(0.1 / FRAME))
    .map((one) => one.reduce((sum, power, band) => sum + power * (kWeighting[band] ?? 0), 0))
  return 10 * Math.log10(Math.max(1e-12, ...powers))
}

/** Where half of the rise is gone. */
function endOf(levels: readonly Float64Array[], frame: number): number {
  const base = levels.slice(Math.max(0, frame - BEFORE), frame)
  const above = (at: number) =>
    (levels[at] ?? new Float64Array()).reduce((sum, level, band) => {
      const mean = base.reduce((all, one) => all + (one[band] ?? 0), 0) / Math.max(1, base.length)
      return sum + Math.max(0, level - mean - RISE)
    }, 0)
  const most = Math.max(...Array.from({ length: 4 }, (_, step) => above(frame + step)))
  const last = Math.min(levels.length - 1, frame + Math.round(LONGEST / FRAME))
  let end = frame + 1
  while (end < last && (end < frame + 4 || above(end) > most / 2)) end += 1
  return end
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}
