import { coefficients, type Coefficients } from './coefficients'
import { AUDIBLE, SAMPLE_RATE, type Filter } from './filter'

/** Gain in dB at a frequency in Hz. */
export type Response = (frequency: number) => number

/**
 * What one filter does to the level, in dB.
 * @param frequency Hz, below half the sample rate
 */
export function filterResponse(filter: Filter, frequency: number, sampleRate = SAMPLE_RATE): number {
  return magnitude(coefficients(filter, sampleRate), frequency, sampleRate)
}

/** What filters in a row do to the level: the sum of their gains in dB, without preamp; 0 for no filters. */
export function responseOf(filters: readonly Filter[], sampleRate = SAMPLE_RATE): Response {
  const bands = filters.map((filter) => coefficients(filter, sampleRate))
  return (frequency) => bands.reduce((sum, band) => sum + magnitude(band, frequency, sampleRate), 0)
}

/** Frequencies in Hz from 20 Hz to 20 kHz, both included, with equal ratios between neighbours. */
export function logarithmicGrid(count: number): number[] {
  const ratio = AUDIBLE.max / AUDIBLE.min
  return Array.from({ length: count }, (_, index) => AUDIBLE.min * ratio ** (index / (count - 1)))
}

/** |H(z)| in dB on the unit circle, z = e^(j·2πf/fs). */
function magnitude({ b0, b1, b2, a1, a2 }: Coefficients, frequency: number, sampleRate: number): number {
  const w = (2 * Math.PI * frequency) / sampleRate
  return 10 * Math.log10(power(b0, b1, b2, w) / power(1, a1, a2, w))
}

function power(c0: number, c1: number, c2: number, w: number): number {
  const real = c0 + c1 * Math.cos(w) + c2 * Math.cos(2 * w)
  const imaginary = c1 * Math.sin(w) + c2 * Math.sin(2 * w)
  return real * real + imaginary * imaginary
}
