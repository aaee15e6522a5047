import type { Coefficients } from './coefficients'
import { filterSamples } from './filter-samples'
import { SAMPLE_RATE } from './filter'

/** K-weighting at 48 kHz, as tables 1 and 2 of the recommendation print it: the head's shelf, then the high pass. */
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
const STEP = BLOCK / 4
/** LUFS */
const ABSOLUTE_GATE = -70
/** LU below the mean of what passes the absolute gate. */
const RELATIVE_GATE = -10

/**
 * The gated loudness in LUFS of one or two channels at 48 kHz, by ITU-R BS.1770-5, annex 1
 * (https://www.itu.int/rec/R-REC-BS.1770). Silence, and anything shorter than 0.4 s, is -Infinity.
 */
export function loudnessOf(channels: readonly Float32Array[]): number {
  const powers = blockPowers(channels.map((channel) => filterSamples(channel, K_WEIGHTING)))
  const audible = powers.filter((power) => inLufs(power) > ABSOLUTE_GATE)
  const gate = inLufs(mean(audible)) + RELATIVE_GATE
  return inLufs(mean(audible.filter((power) => inLufs(power) > gate)))
}

/** The mean square of each block, summed over the channels. */
function blockPowers(channels: readonly Float32Array[]): number[] {
  const length = channels[0]?.length ?? 0
  const powers: number[] = []
  for (let start = 0; start + BLOCK <= length; start += STEP) {
    powers.push(channels.reduce((sum, channel) => sum + power(channel.subarray(start, start + BLOCK)), 0))
  }
  return powers
}

function power(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return sum / samples.length
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function inLufs(meanSquare: number): number {
  return -0.691 + 10 * Math.log10(meanSquare)
}
