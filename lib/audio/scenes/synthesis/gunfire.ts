import { SAMPLE_RATE } from '../../filter'
import { shaped, synthesize, type Random } from './noise'
import { dying, octaveNoise, type OctaveLevels } from './octaves'
import { delayed, mixed } from './sounds'

/** dB by octave from 63 Hz: the mean of 14 guns of Warzone 2100 and Freedoom, and of 13 explosions. */
const GUN: OctaveLevels = [0, 0, -2, -5, -6, -6, -7, -11]
const EXPLOSION: OctaveLevels = [0, 0, -4, -6, -4, -3, 0, -24]
const BLAST = { gun: 0.004, charge: 0.012 } as const // seconds: the positive phase
const N_WAVE = 0.0002 // seconds; 200 µs for small arms
const CRACK = 0.09 // amplitude of the N-wave relative to the blast

/** By Maher (2007, https://doi.org/10.1109/SAFE.2007.4371474): a supersonic bullet's N-wave, then the muzzle blast, 3
 * to 5 ms long, with its reverberation.
 * @param apart seconds between both, more at a distance */
export function gunshot(random: Random, apart = 0.015): Float32Array<ArrayBuffer> {
  const roll = octaveNoise(random, GUN, 0.6, (octave) => dying(octave < 400 ? 0.09 : 0.04))
  return mixed([nWave(), CRACK], [delayed(blast(BLAST.gun), apart), 0.09], [delayed(roll, apart), 1])
}

export function explosion(random: Random): Float32Array<ArrayBuffer> {
  const roll = octaveNoise(random, EXPLOSION, 1.6, (octave) => dying(octave < 400 ? 0.35 : 0.16))
  const dull = shaped(roll, { type: 'LP', fc: 5600, q: 1 }, { type: 'LP', fc: 7000, q: 0.7 })
  return mixed([blast(BLAST.charge), 0.06], [dull, 1])
}

/** Friedlander's wave, which falls below ambient pressure before it ends. @param phase seconds */
function blast(phase: number): Float32Array {
  return synthesize(6 * phase, (time) => (1 - time / phase) * Math.exp(-time / phase))
}

/** Rises at once, falls through zero, and returns. */
function nWave(): Float32Array {
  const length = Math.round(N_WAVE * SAMPLE_RATE)
  return Float32Array.from({ length }, (_, index) => 1 - (2 * index) / (length - 1))
}
