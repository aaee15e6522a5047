import { levelInDbA, roomNoise, type Headset } from '@/lib/audio/audibility/room-noise'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import { gatedLoudness, kWeightingAt } from '@/lib/audio/loudness'
import type { Random } from '@/lib/audio/scenes/synthesis/noise'
import type { Scene } from '@/lib/audio/scenes/scene'
import { bands } from '@/lib/audio/spectrum/bands'
import { TRANSFORM, transform } from '@/lib/audio/spectrum/fourier'

const GAME_LEVEL = 65 // dB SPL, K-weighted: the level at which people play
const PIECES = 280 // about six seconds
const HOP = TRANSFORM / 2

/** dB relative to the game: K-weighted, of the room's noise under a headset, and of a sound whose K-weighted level
 * equals the noise's in dB(A). Most of the noise is so low that A-weighting ignores it, as the ear does. */
export function roomLevels(worn: Headset): { below: number; soundBelow: number } {
  const noise = roomNoise(worn)
  return { below: GAME_LEVEL - steadyLoudness(noise), soundBelow: GAME_LEVEL - levelInDbA(noise) }
}

/** By bin of the spectrum. */
function amplitudesOf(noise: Float64Array): Float64Array {
  return Float64Array.from({ length: HOP }, (_, bin) => {
    const frequency = (bin * SAMPLE_RATE) / TRANSFORM
    const band = bands.findIndex(({ from, to }) => from <= frequency && frequency < to)
    const { from = 0, to = 1 } = bands[band] ?? {}
    return Math.sqrt((noise[band] ?? 0) / (to - from))
  })
}

/** Looping, uncorrelated between the ears; its level is set by the caller. */
export function roomBed(random: Random, worn: Headset): Scene {
  const amplitudes = amplitudesOf(roomNoise(worn))
  return { left: endless(random, amplitudes), right: endless(random, amplitudes) }
}

/** By BS.1770, of steady noise. */
function steadyLoudness(powers: Float64Array): number {
  const weighted = powers.map((power, band) => power * kWeightingAt(bands[band]?.centre ?? 0))
  return gatedLoudness(Array<number>(4).fill(weighted.reduce((sum, power) => sum + power, 0)))
}

/** Pieces with that spectrum and random phases, each cross-fading into the next and the last into the first. */
function endless(random: Random, amplitudes: Float64Array): Float32Array<ArrayBuffer> {
  const result = new Float32Array(PIECES * HOP)
  for (let piece = 0; piece < PIECES; piece += 1) {
    const samples = pieceOf(random, amplitudes)
    for (const [index, sample] of samples.entries()) {
      const place = (piece * HOP + index) % result.length
      result[place] = (result[place] ?? 0) + sample * Math.sin((Math.PI * (index + 0.5)) / TRANSFORM)
    }
  }
  return result
}

function pieceOf(random: Random, amplitudes: Float64Array): Float64Array {
  const [real, imaginary] = [new Float64Array(TRANSFORM), new Float64Array(TRANSFORM)]
  for (let bin = 1; bin < HOP; bin += 1) {
    const phase = 2 * Math.PI * random()
    real[bin] = (amplitudes[bin] ?? 0) * Math.cos(phase)
    imaginary[bin] = (amplitudes[bin] ?? 0) * Math.sin(phase)
  }
  transform(real, imaginary)
  return real
}
