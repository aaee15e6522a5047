import { coefficients, type Coefficients } from './coefficients'
import { AUDIBLE, SAMPLE_RATE, type Filter } from './filter'

/** Gain in dB at a frequency in Hz. */
export type Response = (frequency: number) => number

/**
 * What one filter does to the level, in dB.
 * @param frequency Hz, below half the sample rate
 */
export function filterResponse(filter: Filter, frequency: number, sampleRate = SAMPLE_RATE): number {
  return magnitude(coefficients(filter, sampleRate), pointAt(frequency, sampleRate))
}

/** What filters in a row do to the level: the sum of their gains in dB, without preamp; 0 for no filters. */
export function responseOf(filters: readonly Filter[], sampleRate = SAMPLE_RATE): Response {
  const bands = filters.map((filter) => coefficients(filter, sampleRate))
  return (frequency) => {
    const z = pointAt(frequency, sampleRate)
    return bands.reduce((sum, band) => sum + magnitude(band, z), 0)
  }
}

/** Frequencies in Hz from 20 Hz to 20 kHz, both included, with equal ratios between neighbours. */
export function logarithmicGrid(count: number): number[] {
  const ratio = AUDIBLE.max / AUDIBLE.min
  return Array.from({ length: count }, (_, index) => AUDIBLE.min * ratio ** (index / (count - 1)))
}

/** cos w, cos 2w, sin w and sin 2w of z = e^(jw), w = 2πf/fs; the same for all bands at a frequency. */
type UnitCircle = readonly [number, number, number, number]

function pointAt(frequency: number, sampleRate: number): UnitCircle {
  const w = (2 * Math.PI * frequency) / sampleRate
  return [Math.cos(w), Math.cos(2 * w), Math.sin(w), Math.sin(2 * w)]
}

/** |H(z)| in dB. */
function magnitude({ b0, b1, b2, a1, a2 }: Coefficients, z: UnitCircle): number {
  return 10 * Math.log10(power(b0, b1, b2, z) / power(1, a1, a2, z))
}

function power(c0: number, c1: number, c2: number, [cos, cos2, sin, sin2]: UnitCircle): number {
  const real = c0 + c1 * cos + c2 * cos2
  const imaginary = c1 * sin + c2 * sin2
  return real * real + imaginary * imaginary
}
