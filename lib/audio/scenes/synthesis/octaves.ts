import { SAMPLE_RATE } from '../../filter'
import { shaped, synthesize, whiteNoise, type Random } from './noise'

export const OCTAVES = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const // Hz

/** dB, from 63 Hz to 8 kHz. */
export type OctaveLevels = readonly [number, number, number, number, number, number, number, number]

const QS = [0.52, 0.71, 1.93] as const // of a sixth-order Butterworth filter
const UNHEARD = -27 // dB; octaves further below the strongest are left out
const VARIES = 1.5 // dB by which each octave's level varies, up or down
const DETUNES = 0.06 // relative variation of frequency, up or down

/** A factor for each time in seconds. */
type Envelope = (time: number) => number

/** Slightly different every time; total energy 1 before variation.
 * @param envelopeOf by the octave's centre in Hz
 * @param grains per second, for granular noise such as gravel or leaves */
export function octaveNoise(
  random: Random,
  levels: OctaveLevels,
  seconds: number,
  envelopeOf: (octave: number) => Envelope,
  grains?: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  const detune = 1 + (2 * random() - 1) * DETUNES
  const all = levels.reduce((sum, level) => sum + 10 ** (level / 10), 0)
  for (const [index, octave] of OCTAVES.entries()) {
    const level = (levels[index] ?? UNHEARD) + (2 * random() - 1) * VARIES
    if (level <= UNHEARD) continue
    addOctave(
      result,
      octaveOf(random, octave * detune, seconds, envelopeOf(octave), grains),
      Math.sqrt(10 ** (level / 10) / all),
    )
  }
  return result
}

function octaveOf(
  random: Random,
  centre: number,
  seconds: number,
  envelope: Envelope,
  grains?: number,
): Float32Array {
  const white = whiteNoise(random)
  const chance = grains === undefined ? 1 : grains / SAMPLE_RATE
  const sound = synthesize(seconds, (time) => {
    const level = envelope(time)
    return level > 0 && (chance === 1 || random() < chance) ? level * white() : 0
  })
  return octaveAround(sound, centre)
}

/** Total energy 1. */
export function inOctaves(sound: Float32Array, levels: OctaveLevels): Float32Array<ArrayBuffer> {
  const result = new Float32Array(sound.length)
  const all = levels.reduce((sum, level) => sum + 10 ** (level / 10), 0)
  for (const [index, octave] of OCTAVES.entries())
    addOctave(result, octaveAround(sound, octave), Math.sqrt(10 ** ((levels[index] ?? -60) / 10) / all))
  return result
}

function octaveAround(sound: Float32Array, centre: number): Float32Array {
  return shaped(
    sound,
    ...QS.flatMap((q) => [
      { type: 'HP', fc: centre / Math.SQRT2, q } as const,
      { type: 'LP', fc: centre * Math.SQRT2, q } as const,
    ]),
  )
}

function addOctave(result: Float32Array, octave: Float32Array, level: number): void {
  let energy = 0
  for (let index = 0; index < octave.length; index += 1) energy += (octave[index] ?? 0) ** 2
  const factor = energy > 0 ? level / Math.sqrt(energy) : 0
  for (let index = 0; index < octave.length; index += 1)
    result[index] = (result[index] ?? 0) + (octave[index] ?? 0) * factor
}

/** @param decay time constant in seconds */
export function dying(decay: number, start = 0): Envelope {
  return (time) => (time < start ? 0 : Math.exp((start - time) / decay))
}
