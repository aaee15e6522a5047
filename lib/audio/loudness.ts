import type { Coefficients } from './coefficients'
import { filterSamples } from './filter-samples'
import { SAMPLE_RATE } from './filter'
import { powerAt } from './response'

/** K-weighting at 48 kHz, as tables 1 and 2 of the recommendation list it: the shelf of the head, then the high pass. */
const K_WEIGHTING: readonly Coefficients[] = [
  {
    b0: 1.53512485958697,
    b1: -2.69169618940638,
    b2: 1.19839281085285,
    a1: -1.69065929318241,
    a2: 0.73248077421585,
  },
  { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 },
]

const BLOCK = 0.4 * SAMPLE_RATE
/** Blocks overlap by three quarters. */
const STEPS_OF_BLOCK = 4
const STEP = BLOCK / STEPS_OF_BLOCK
/** LUFS */
const ABSOLUTE_GATE = -70
/** LU below the mean of the blocks that pass the absolute gate. */
const RELATIVE_GATE = -10

/**
 * The gated loudness in LUFS of one or two channels at 48 kHz, by ITU-R BS.1770-5, annex 1
 * (https://www.itu.int/rec/R-REC-BS.1770). Silence, and anything shorter than 0.4 s, is -Infinity.
 */
export function loudnessOf(channels: readonly Float32Array[]): number {
  return gatedLoudness(stepPowers(channels.map(kWeighted)))
}

/** The same for a sound that repeats without a gap, in whole tenths of a second: its blocks reach over its end. */
export function loopLoudnessOf(channels: readonly Float32Array[]): number {
  const steps = stepPowers(channels.map(kWeighted))
  return gatedLoudness([...steps, ...steps.slice(0, STEPS_OF_BLOCK - 1)])
}

/**
 * The same from weighted power, summed over the channels.
 * @param steps the mean square of each tenth of a second
 */
export function gatedLoudness(steps: readonly number[]): number {
  return loudnessOfBlocks(blockPowers(steps))
}

/**
 * The same from blocks of 0.4 s.
 * @param powers the mean square of each
 * @param counts how many blocks each stands for; 1 by default
 */
export function loudnessOfBlocks(powers: readonly number[], counts?: readonly number[]): number {
  return meanLoudness(powers, counts, passedBy(powers, counts))
}

/** Which blocks pass the gates. */
function passedBy(powers: readonly number[], counts?: readonly number[]): readonly boolean[] {
  const isAudible = powers.map((power) => inLufs(power) > ABSOLUTE_GATE)
  const gate = meanLoudness(powers, counts, isAudible) + RELATIVE_GATE
  return powers.map((power, index) => isAudible[index] === true && inLufs(power) > gate)
}

/** Loudness in LUFS of the blocks that count. */
function meanLoudness(
  powers: readonly number[],
  counts: readonly number[] | undefined,
  passes: readonly boolean[],
): number {
  let [sum, all] = [0, 0]
  for (const [index, power] of powers.entries()) {
    const count = passes[index] ? (counts?.[index] ?? 1) : 0
    sum += power * count
    all += count
  }
  return inLufs(all === 0 ? 0 : sum / all)
}

/** The weighting at a frequency in Hz, as a factor of power. */
export function kWeightingAt(frequency: number): number {
  return powerAt(K_WEIGHTING, frequency)
}

/** K-weighted samples at 48 kHz. */
export function kWeighted(samples: Float32Array): Float32Array<ArrayBuffer> {
  return filterSamples(samples, K_WEIGHTING)
}

/** The mean square of each tenth of a second, summed over the channels. */
function stepPowers(channels: readonly Float32Array[]): number[] {
  const steps = Math.floor((channels[0]?.length ?? 0) / STEP)
  return Array.from({ length: steps }, (_, step) =>
    channels.reduce((sum, channel) => sum + energyOf(channel, step * STEP) / STEP, 0),
  )
}

/** The mean square of each block. */
function blockPowers(steps: readonly number[]): number[] {
  return steps.slice(STEPS_OF_BLOCK - 1).map((_, first) => mean(steps.slice(first, first + STEPS_OF_BLOCK)))
}

function energyOf(samples: Float32Array, start: number): number {
  let sum = 0
  // An indexed loop, as for filters.
  for (let index = start; index < start + STEP; index += 1) {
    const sample = samples[index] ?? 0
    sum += sample * sample
  }
  return sum
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function inLufs(meanSquare: number): number {
  return -0.691 + 10 * Math.log10(meanSquare)
}
