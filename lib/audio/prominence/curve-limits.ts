import type { Filter } from '../filter'
import { frequenciesBetween } from '../frequency-scale'
import { responseOf } from '../response'

/** How far a curve goes, in dB. */
export interface CurveShape {
  /** The root mean square, after taking out the mean, since a louder curve is no other one. */
  rms: number
  /** The highest gain. */
  peak: number
  /** The largest distance from the mean where one tells height, and front from back. */
  atCues: number
}

/** At most, for a curve of the catalogue. */
const LIMITS: CurveShape = { rms: 5, peak: 9, atCues: 3 }
/** Hz between which presets are told apart. */
const HEARD = { min: 40, max: 16_000 } as const
/** Hz between which peaks and notches of the ear tell height, and front from back. */
const CUES = { min: 5000, max: 12_000 } as const
const POINTS = 120

/** Where a curve is looked at, in Hz. */
export const curvePoints: readonly number[] = frequenciesBetween(HEARD.min, HEARD.max, POINTS)
const firstCue = curvePoints.findIndex((frequency) => frequency >= CUES.min)
const endOfCues = curvePoints.findIndex((frequency) => frequency > CUES.max)

export function curveShapeOf(filters: readonly Filter[]): CurveShape {
  return shapeOf(Float64Array.from(curvePoints, responseOf(filters)))
}

/** By how many dB in all a curve passes the limits. @param gains in dB at `curvePoints` */
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
