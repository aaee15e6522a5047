import { SAMPLE_RATE } from '../filter'
import { amplitudeOf } from '../preamp'
import { seededRandom, whiteNoise } from '../scenes/synthesis/noise'
import { Compressor } from './compressor'
import { gainAt, usualDynamics, type Dynamics } from './dynamics'

const dynamics: Dynamics = { threshold: -30, ratio: 3, attack: 2, release: 150, makeUp: 12 }

const steady = (level: number) => new Float32Array(SAMPLE_RATE).fill(amplitudeOf(level))
const compressed = (values: Dynamics, ...channels: Float32Array[]) => {
  const result = channels.map((samples) => samples.slice())
  new Compressor(values).compress(result)
  return result
}
const levelAt = (samples: Float32Array | undefined, ms: number) =>
  20 * Math.log10(Math.abs(samples?.[Math.round((ms / 1000) * SAMPLE_RATE)] ?? 0))

it.each([
  [-60, -48],
  [-36, -24],
  [-30, -19],
  [-24, -16],
  [-12, -12],
  [0, -8],
])('lifts a steady level of %s dBFS to %s dBFS', (level, expected) => {
  expect(levelAt(compressed(dynamics, steady(level))[0], 900)).toBeCloseTo(expected, 3)
  expect(level + gainAt(dynamics, level) + dynamics.makeUp).toBeCloseTo(expected, 10)
})

it('goes 71 % of the way to another level within attack and release', () => {
  // With the knee far below, the gain follows the envelope exactly: threshold and gain give its level.
  const values: Dynamics = { threshold: -60, ratio: 10, attack: 10, release: 200, makeUp: 0 }
  const sound = steady(0)
  sound.fill(amplitudeOf(-20), SAMPLE_RATE / 2)
  const [heard] = compressed(values, sound)
  const envelope = (ms: number, level: number) => {
    const gain = levelAt(heard, ms) - level
    return amplitudeOf(values.threshold - gain / (1 - 1 / values.ratio))
  }
  expect(envelope(10, 0)).toBeCloseTo(Math.SQRT1_2, 2)
  expect(envelope(700, -20)).toBeCloseTo(0.1 + 0.9 * (1 - Math.SQRT1_2), 2)
})

it('turns both channels down alike', () => {
  const next = whiteNoise(seededRandom(3))
  const loud = Float32Array.from({ length: 4800 }, next)
  const soft = loud.map((sample) => sample * 0.01)
  const [left, right] = compressed(dynamics, loud, soft)
  for (const at of [1000, 2000, 4000]) expect((right?.[at] ?? 0) / (left?.[at] ?? 1)).toBeCloseTo(0.01, 5)
})

it('is the same whatever the size of its blocks', () => {
  const next = whiteNoise(seededRandom(4))
  const sound = Float32Array.from({ length: 5000 }, next)
  const whole = compressed(usualDynamics, sound)
  const parts = sound.slice()
  const compressor = new Compressor(usualDynamics)
  for (let at = 0; at < parts.length; at += 128) compressor.compress([parts.subarray(at, at + 128)])
  expect(parts).toEqual(whole[0])
})
