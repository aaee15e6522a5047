import { levelInDbA, roomNoise } from '../audibility/room-noise'
import type { Filter } from '../filter'
import { levelsAt } from '../response'
import { inThirds, thirds } from '../spectrum/thirds'
import { mixes } from './recorded'
import { FIRST_THIRD, NORMAL_SPEECH, speechIntelligibility } from './speech-intelligibility'
import { powersOf, raisedBy, weightedThirds } from './sound-set'

export interface CurveCosts {
  tone: number // dB: root mean square about the mean from 80 Hz to 12 kHz
  darker: number // dB by which 4 to 10 kHz lie below 300 Hz to 3 kHz
  /** By how much the speech intelligibility index falls in a room of 45 or 55 dB(A), at equal loudness. */
  speech: number
  /** LU by which the mix that loses most gets softer at the preamp that prevents clipping. */
  softer: number
  peak: number // dB: the largest gain from 10 Hz
}

/** Of `Normal`, and where directions are sold: front and back are told apart from 4 to 10 kHz. */
export const curveLimits: CurveCosts = { tone: 3, darker: 3, speech: 0.05, softer: 6.5, peak: 9 }
export const directionLimits: CurveCosts = { ...curveLimits, darker: 2 }

const POINTS_OF_THIRD = 3
/** Hz: from 10 Hz to 20 kHz, every third point the centre of a third octave. */
export const curvePoints: readonly number[] = Array.from(
  { length: 100 },
  (_, index) => 10 ** (1 + index / (10 * POINTS_OF_THIRD)),
)
const SKIPPED = 3 // of `thirds` among third octaves from 10 Hz

/** @param gains at `curvePoints` */
export function atThirds(gains: Float64Array): Float64Array {
  return Float64Array.from(thirds, (_, third) => gains[(third + SKIPPED) * POINTS_OF_THIRD] ?? 0)
}

const gainsAt = levelsAt(curvePoints)

export function costsOf(filters: readonly Filter[]): CurveCosts {
  const gains = new Float64Array(curvePoints.length)
  for (const filter of filters)
    for (const [point, gain] of gainsAt(filter).entries()) gains[point] = (gains[point] ?? 0) + gain
  return costsOfGains(gains)
}

const EXACT = 1e-6 // dB; less comes from rounding

/** Whole dB, rounded up, that players turn up again; 0 for nothing. */
export function quieterBy(filters: readonly Filter[]): number {
  return Math.max(0, Math.ceil(costsOf(filters).softer - EXACT))
}

/** @param gains in dB at `curvePoints` */
export function costsOfGains(gains: Float64Array): CurveCosts {
  const byThirds = atThirds(gains)
  const factors = powersOf(byThirds)
  const peak = gains.reduce((most, gain) => Math.max(most, gain), -Infinity)
  const preamp = Math.min(0, -peak)
  return {
    tone: deviationIn(gains, TONE),
    darker: meanIn(gains, MIDS) - meanIn(gains, TREBLE),
    speech: speechLost(byThirds, factors),
    softer: mixes.reduce((most, mix) => Math.max(most, -preamp - raisedBy(mix, factors)), -Infinity),
    peak,
  }
}

export const costNames = [
  'tone',
  'darker',
  'speech',
  'softer',
  'peak',
] as const satisfies readonly (keyof CurveCosts)[]

/** About in dB. */
export function beyondLimits(costs: CurveCosts, limits: CurveCosts): number {
  const over = (cost: keyof CurveCosts) => Math.max(0, costs[cost] - limits[cost])
  return over('tone') + over('darker') + SPEECH_IN_DB * over('speech') + over('softer') + over('peak')
}

const SPEECH_IN_DB = 40 // dB that weigh as much as an index of 1

type Range = readonly [from: number, to: number]
const pointsIn = (from: number, to: number): Range => [
  curvePoints.findIndex((point) => point >= from * 0.99),
  curvePoints.findIndex((point) => point > to * 1.01),
]
const TONE = pointsIn(80, 12_000)
const MIDS = pointsIn(300, 3000)
const TREBLE = pointsIn(4000, 10_000)

function meanIn(gains: Float64Array, [from, to]: Range): number {
  let sum = 0
  for (let point = from; point < to; point += 1) sum += gains[point] ?? 0
  return sum / (to - from)
}

function deviationIn(gains: Float64Array, [from, to]: Range): number {
  const mean = meanIn(gains, [from, to])
  let sum = 0
  for (let point = from; point < to; point += 1) sum += ((gains[point] ?? 0) - mean) ** 2
  return Math.sqrt(sum / (to - from))
}

const ROOMS = [45, 55] // dB(A)
const speechThirds = thirds.slice(FIRST_THIRD, FIRST_THIRD + NORMAL_SPEECH.length)
const bandwidthOf = ({ from, to }: { from: number; to: number }) => 10 * Math.log10(to - from)

const room = inThirds(roomNoise('open'))
const roomLevel = levelInDbA(roomNoise('open'))
const noises = ROOMS.map((level) =>
  speechThirds.map(
    (third, index) =>
      10 * Math.log10(room[index + FIRST_THIRD] ?? 0) + level - roomLevel - bandwidthOf(third),
  ),
)
const speechPowers = weightedThirds(
  thirds.map((third, index) => {
    const level = NORMAL_SPEECH[index - FIRST_THIRD]
    return level === undefined ? 0 : 10 ** ((level + bandwidthOf(third)) / 10)
  }),
)
const unfiltered = noises.map((noise) => speechIntelligibility(NORMAL_SPEECH, noise))

/** @param gains and their factors, by `thirds` */
function speechLost(gains: Float64Array, factors: Float64Array): number {
  const louder = raisedBy(speechPowers, factors)
  const speech = NORMAL_SPEECH.map((level, index) => level + (gains[index + FIRST_THIRD] ?? 0) - louder)
  return noises.reduce(
    (most, noise, room) => Math.max(most, (unfiltered[room] ?? 0) - speechIntelligibility(speech, noise)),
    -Infinity,
  )
}
