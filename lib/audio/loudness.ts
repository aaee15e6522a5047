import type { Coefficients } from './coefficients'
import { filterSamples } from './filter-samples'
import { SAMPLE_RATE } from './filter'
import { powerAt } from './response'

/** At 48 kHz, tables 1 and 2 of BS.1770: the shelf of the head, then the high pass. */
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
const STEPS_OF_BLOCK = 4 // blocks overlap by three quarters
const STEP = BLOCK / STEPS_OF_BLOCK
const ABSOLUTE_GATE = -70 // LUFS
const RELATIVE_GATE = -10 // LU below the mean of the blocks that pass the absolute gate

/** Gated, in LUFS, of one or two channels at 48 kHz: ITU-R BS.1770-5, annex 1
 * (https://www.itu.int/rec/R-REC-BS.1770). Silence, and anything shorter than 0.4 s, is -Infinity. */
export function loudnessOf(channels: readonly Float32Array[]): number {
  return gatedLoudness(stepPowers(channels.map(kWeighted)))
}

/** Of a sound that repeats without a gap, in whole tenths of a second: its blocks reach over its end. */
export function loopLoudnessOf(channels: readonly Float32Array[]): number {
  const steps = stepPowers(channels.map(kWeighted))
  return gatedLoudness([...steps, ...steps.slice(0, STEPS_OF_BLOCK - 1)])
}

/** @param steps the weighted mean square of each tenth of a second, summed over the channels */
export function gatedLoudness(steps: readonly number[]): number {
  return loudnessOfBlocks(blockPowers(steps))
}

/** @param powers the mean square of each block of 0.4 s
 * @param counts how many blocks each stands for; 1 by default */
export function loudnessOfBlocks(powers: readonly number[], counts?: readonly number[]): number {
  return meanLoudness(powers, counts, passedBy(powers, counts))
}

function passedBy(powers: readonly number[], counts?: readonly number[]): readonly boolean[] {
  const isAudible = powers.map((power) => inLufs(power) > ABSOLUTE_GATE)
  const gate = meanLoudness(powers, counts, isAudible) + RELATIVE_GATE
  return powers.map((power, index) => isAudible[index] === true && inLufs(power) > gate)
}

/** LUFS. */
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

/** Factor of power at a frequency in Hz. */
export function kWeightingAt(frequency: number): number {
  return powerAt(K_WEIGHTING, frequency)
}

/** At 48 kHz. */
export function kWeighted(samples: Float32Array): Float32Array<ArrayBuffer> {
  return filterSamples(samples, K_WEIGHTING)
}

/** Mean square of each tenth of a second, summed over the channels. */
function stepPowers(channels: readonly Float32Array[]): number[] {
  const steps = Math.floor((channels[0]?.length ?? 0) / STEP)
  return Array.from({ length: steps }, (_, step) =>
    channels.reduce((sum, channel) => sum + energyOf(channel, step * STEP) / STEP, 0),
  )
}

function blockPowers(steps: readonly number[]): number[] {
  return steps.slice(STEPS_OF_BLOCK - 1).map((_, first) => mean(steps.slice(first, first + STEPS_OF_BLOCK)))
}

function energyOf(samples: Float32Array, start: number): number {
  let sum = 0
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
