import type { Filter } from '../filter'
import { frequenciesBetween } from '../frequency-scale'
import { responseOf } from '../response'

/** Size of a curve, in dB. */
export interface CurveShape {
  /** Root mean square without the mean, since a louder curve is no other one. */
  rms: number
  peak: number
  /** The largest deviation from the mean at the frequencies that tell height, and front from back. */
  atCues: number
}

/** Limits for a curve of the catalogue. */
const LIMITS: CurveShape = { rms: 5, peak: 9, atCues: 3 }
/** Hz; differences between presets are audible in this range. */
const HEARD = { min: 40, max: 16_000 } as const
/** Hz between which peaks and notches of the ear tell height, and front from back. */
const CUES = { min: 5000, max: 12_000 } as const
const POINTS = 120

/** Frequencies in Hz at which a curve is evaluated. */
export const curvePoints: readonly number[] = frequenciesBetween(HEARD.min, HEARD.max, POINTS)
const firstCue = curvePoints.findIndex((frequency) => frequency >= CUES.min)
const endOfCues = curvePoints.findIndex((frequency) => frequency > CUES.max)

export function curveShapeOf(filters: readonly Filter[]): CurveShape {
  return shapeOf(Float64Array.from(curvePoints, responseOf(filters)))
}

/** By how many dB in total a curve exceeds the limits. @param gains in dB at `curvePoints` */
export function beyondLimits(gains: Float64Array): number {
  const { rms, peak, atCues } = shapeOf(gains)
  return Math.max(0, rms - LIMITS.rms) + Math.max(0, peak - LIMITS.peak) + Math.max(0, atCues - LIMITS.atCues)
}

function shapeOf(gains: Float64Array): CurveShape {
  const cues = gains.subarray(firstCue, endOfCues)
  const [mean, atCues] = [meanOf(gains), meanOf(cues)]
  return {
    rms: Math.sqrt(meanOf(gains.map((gain) => (gain - mean) ** 2))),
    peak: gains.reduce((most, gain) => Math.max(most, gain), -Infinity),
    atCues: cues.reduce((most, gain) => Math.max(most, Math.abs(gain - atCues)), 0),
  }
}

function meanOf(gains: Float64Array): number {
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length
}
