import type { CurvePoint } from './extremes'
import type { Filter } from './filter'
import { responseOf } from './response'

/** A tone that rises through the range in which presets differ: Hz and seconds. */
export const SWEEP = { from: 100, to: 12_000, seconds: 8 } as const

/** Amplitude of the loudest moment, which is the lowest bass; in the middle the tone has a tenth of it. */
const LOUDEST = 0.35
const FADE = 0.15 // seconds in and out, against clicks
const POINTS = 256
const AUDIBLE_CHANGE = 1 // dB; smaller differences are hard to hear in a tone that moves

/** Hz at a share of the time: equal times for equal octaves. */
export function sweepFrequency(share: number): number {
  return SWEEP.from * (SWEEP.to / SWEEP.from) ** share
}

/** Over time, at equal distances: inverse A-weighting (IEC 61672-1), so that all sounds about equally loud. */
export function sweepAmplitudes(): Float32Array<ArrayBuffer> {
  const loudest = 1 / weightA(SWEEP.from)
  return Float32Array.from({ length: POINTS }, (_, index) => {
    const share = index / (POINTS - 1)
    const edge = Math.min(share, 1 - share) * SWEEP.seconds
    return ((LOUDEST / loudest) * Math.min(1, edge / FADE)) / weightA(sweepFrequency(share))
  })
}

/** Factor, 0.79 at 1 kHz. */
function weightA(frequency: number): number {
  const f2 = frequency ** 2
  return (
    (12_194 ** 2 * f2 ** 2) /
    ((f2 + 20.6 ** 2) * Math.sqrt((f2 + 107.7 ** 2) * (f2 + 737.9 ** 2)) * (f2 + 12_194 ** 2))
  )
}

interface SweepTurns {
  /** Where the tone is loudest and softest with the preset; null if it hardly changes. */
  louder: CurvePoint | null
  softer: CurvePoint | null
  /** dB above the mean over the whole sweep, by frequency. */
  above: (frequency: number) => number
}

/** Ignores the preamp, which lowers all of it. */
export function sweepTurns(filters: readonly Filter[]): SweepTurns {
  const response = responseOf(filters)
  const points = Array.from({ length: POINTS }, (_, index) => {
    const frequency = sweepFrequency(index / (POINTS - 1))
    return { frequency, gain: response(frequency) }
  })
  const mean = points.reduce((sum, { gain }) => sum + gain, 0) / POINTS
  const byGain = points
    .map(({ frequency, gain }) => ({ frequency, gain: gain - mean }))
    .sort((one, other) => other.gain - one.gain)
  const [highest, lowest] = [byGain[0], byGain.at(-1)]
  return {
    louder: highest && highest.gain >= AUDIBLE_CHANGE ? highest : null,
    softer: lowest && lowest.gain <= -AUDIBLE_CHANGE ? lowest : null,
    above: (frequency) => response(frequency) - mean,
  }
}

/** Relative to the sweep's mean. */
export function changeAt({ above }: SweepTurns, frequency: number): 'louder' | 'softer' | 'same' {
  const gain = above(frequency)
  if (Math.abs(gain) < AUDIBLE_CHANGE) return 'same'
  return gain > 0 ? 'louder' : 'softer'
}
