import { SAMPLE_RATE } from '../filter'
import { shaped, synthesize, whiteNoise, type Random } from './noise'

/** Centres in Hz. */
export const OCTAVES = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const

/** dB by octave, from 63 Hz to 8 kHz. */
export type OctaveLevels = readonly [number, number, number, number, number, number, number, number]

/** Qs of a filter of sixth order (Butterworth). */
const QS = [0.52, 0.71, 1.93] as const
/** Octaves this far below the strongest are left out, in dB. */
const UNHEARD = -27
/** dB by which each octave of a sound varies, either way. */
const VARIES = 1.5
/** Share of its frequency by which a sound is higher or lower, either way. */
const DETUNES = 0.06

/** How an octave of a sound swells and fades: a factor for each time in seconds. */
type Envelope = (time: number) => number

/**
 * Noise whose energy lies in octaves as said, a little different every time; all of its energy together is 1 before it varies.
 * @param envelopeOf by the octave's centre in Hz
 * @param grains for noise in grains, like gravel or leaves: so many a second
 */
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

/** A sound with its energy in octaves as said; all of it together is 1. */
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
  // Indexed loops, as for filters.
  for (let index = 0; index < octave.length; index += 1) energy += (octave[index] ?? 0) ** 2
  const factor = energy > 0 ? level / Math.sqrt(energy) : 0
  for (let index = 0; index < octave.length; index += 1)
    result[index] = (result[index] ?? 0) + (octave[index] ?? 0) * factor
}

/** Dies away at once, by its time constant in seconds. */
export function dying(decay: number, start = 0): Envelope {
  return (time) => (time < start ? 0 : Math.exp((start - time) / decay))
}
