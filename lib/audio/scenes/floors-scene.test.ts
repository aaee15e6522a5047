import { bandFrames } from '../spectrum/band-frames'
import { bands } from '../spectrum/bands'
import { stepOnMetal, stepOnStone, stepOnWood } from './floors-scene'
import { seededRandom } from './noise'

const OCTAVES = [125, 250, 500, 1000, 2000, 4000, 8000]
const VARIANTS = 12

/** Levels by octave of Minetest Game's footsteps, in dB; measured by `bandFrames` from Debian's minetest-data 5.6.1. */
const recorded = [
  ['metal', stepOnMetal, [-8, -2, 0, -4, -9, -13, -23]],
  ['wood', stepOnWood, [-11, -6, 0, -9, -20, -25, -22]],
  ['stone', stepOnStone, [-9, 0, -1, -8, -15, -20, -25]],
] as const

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The share of a sound's energy in each octave. */
function sharesOf(sound: Float32Array): number[] {
  const frames = bandFrames([sound])
  const energies = bands.map((_, band) => sumOf(frames.map((powers) => powers[band] ?? 0)))
  return OCTAVES.map(
    (centre) =>
      sumOf(energies.filter((_, band) => Math.abs(Math.log2((bands[band]?.centre ?? 0) / centre)) <= 0.5)) /
      sumOf(energies),
  )
}

it.each(recorded)('a step on %s has each octave within 3.5 dB of recorded ones', (_, stepOn, expected) => {
  const random = seededRandom(5)
  const shares = Array.from({ length: VARIANTS }, () => sharesOf(stepOn(random)))
  const levels = OCTAVES.map((_octave, index) => 10 * Math.log10(sumOf(shares.map((one) => one[index] ?? 0))))
  const apart = levels.map((level, index) => level - (expected[index] ?? 0))
  const mean = sumOf(apart) / apart.length
  expect(Math.max(...apart.map((one) => Math.abs(one - mean)))).toBeLessThan(3.5)
})
