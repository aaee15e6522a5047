import { highestPoint, lowestPoint, type CurvePoint } from '@/lib/audio/extremes'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'
import { responseOf } from '@/lib/audio/response'
import type { Headset } from './schema'
import { correctionOf } from './with-headset'

/** Hz; named parts of the audible range. */
const bands = [
  ['bass', 20, 150],
  ['low', 150, 500],
  ['middle', 500, 2000],
  ['presence', 2000, 6000],
  ['treble', 6000, 20_000],
] as const

type CorrectedBand = (typeof bands)[number][0]

export interface CorrectionFacts {
  highest: CurvePoint
  lowest: CurvePoint
  /** Mean correction in dB, over equal parts of an octave. */
  means: readonly { band: CorrectedBand; gain: number }[]
}

const GRID = logarithmicGrid(480)

export function correctionFacts(headset: Pick<Headset, 'filters'>): CorrectionFacts {
  const filters = correctionOf(headset)
  const response = responseOf(filters)
  const means = bands.map(([band, from, to]) => {
    const gains = GRID.filter((frequency) => frequency >= from && frequency < to).map(response)
    return { band, gain: gains.reduce((sum, gain) => sum + gain, 0) / gains.length }
  })
  return { highest: highestPoint(filters), lowest: lowestPoint(filters), means }
}
