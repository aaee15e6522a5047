import { bandFrames } from '../../spectrum/band-frames'
import { bands } from '../../spectrum/bands'
import { explosion, gunshot } from './gunfire'
import { seededRandom, type Random } from './noise'
import { OCTAVES } from './octaves'
import { stepOn } from './steps'
import { shout, voice } from './voice'

const VARIANTS = 12
/** dB relative to the strongest octave; softer octaves are not compared. */
const HEARD = -20

/**
 * Levels by octave from 63 Hz to 8 kHz, in dB. Steps, guns and explosions: means of Minetest Game's (Debian's minetest-data 5.6.1), Warzone 2100's and
 * Freedoom's sounds, measured by `bandFrames`. Speech: Byrne and others 1994; shouts: ANSI S3.5-1997.
 */
const published: readonly (readonly [string, (random: Random) => Float32Array, readonly number[]])[] = [
  ['a step on metal', stepOn('metal'), [-12, -8, -2, 0, -4, -9, -13, -23]],
  ['a step on stone', stepOn('stone'), [-30, -9, 0, -1, -8, -15, -20, -25]],
  ['a blow on stone', stepOn('tiles'), [-48, -27, -9, -4, -4, 0, -8, -19]],
  ['a step on earth', stepOn('earth'), [-6, -14, -11, -7, 0, -1, -8, -12]],
  ['a step on gravel', stepOn('gravel'), [-20, -19, -16, -16, -9, 0, -3, -8]],
  ['a shot', gunshot, [0, 0, -2, -5, -6, -6, -7, -11]],
  ['an explosion', explosion, [0, 0, -4, -6, -4, -3, -1, -16]],
  ['a voice', voice, [-21, -5, -2, 0, -7, -12, -16, -18]],
  ['a shout', shout, [-40, -30, -15, -5, 0, -4, -11, -22]],
]

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function sharesOf(sound: Float32Array): number[] {
  const frames = bandFrames([sound])
  const energies = bands.map((_, band) => sumOf(frames.map((powers) => powers[band] ?? 0)))
  return OCTAVES.map(
    (centre) =>
      sumOf(energies.filter((_, band) => Math.abs(Math.log2((bands[band]?.centre ?? 0) / centre)) <= 0.5)) /
      sumOf(energies),
  )
}

it.each(published)('%s has each octave within 3 dB of published values', (_, make, expected) => {
  const random = seededRandom(5)
  const shares = Array.from({ length: VARIANTS }, () => sharesOf(make(random)))
  const levels = OCTAVES.map((_octave, index) => 10 * Math.log10(sumOf(shares.map((one) => one[index] ?? 0))))
  const apart = levels
    .map((level, index) => level - (expected[index] ?? 0))
    .filter((_level, index) => (expected[index] ?? 0) > HEARD)
  const mean = sumOf(apart) / apart.length
  expect(Math.max(...apart.map((one) => Math.abs(one - mean)))).toBeLessThan(3)
})
