import { coefficients, type Coefficients } from './coefficients'
import { SAMPLE_RATE, type Filter } from './filter'

/** dB at a frequency in Hz. */
export type Response = (frequency: number) => number

/** dB. @param frequency Hz, below half the sample rate */
export function filterResponse(filter: Filter, frequency: number, sampleRate = SAMPLE_RATE): number {
  return magnitude(coefficients(filter, sampleRate), turnAt(frequency, sampleRate))
}

/** Sum in dB, without preamp. One logarithm for all filters, since logarithms would be most of the work. */
export function responseOf(filters: readonly Filter[], sampleRate = SAMPLE_RATE): Response {
  const bands = filters.map((filter) => coefficients(filter, sampleRate))
  return (frequency) => 10 * Math.log10(powerAt(bands, frequency, sampleRate))
}

/** Factor of power at a frequency in Hz. */
export function powerAt(bands: readonly Coefficients[], frequency: number, sampleRate = SAMPLE_RATE): number {
  const turn = turnAt(frequency, sampleRate)
  return bands.reduce((product, band) => product * powerRatio(band, turn), 1)
}

/** Like `filterResponse`, but fast for many filters at the same frequencies in Hz. */
export function levelsAt(frequencies: readonly number[]): (filter: Filter) => Float64Array {
  const turns = Float64Array.from(frequencies, (frequency) => turnAt(frequency, SAMPLE_RATE))
  return (filter) => {
    const band = coefficients(filter)
    return turns.map((turn) => magnitude(band, turn))
  }
}

/** sin²(w/2), w = 2πf/fs: all that a magnitude depends on. */
function turnAt(frequency: number, sampleRate: number): number {
  return Math.sin((Math.PI * frequency) / sampleRate) ** 2
}

/** |H(e^jw)| in dB. */
function magnitude(band: Coefficients, turn: number): number {
  return 10 * Math.log10(powerRatio(band, turn))
}

/** |H(e^jw)|² */
function powerRatio({ b0, b1, b2, a1, a2 }: Coefficients, turn: number): number {
  return power(b0, b1, b2, turn) / power(1, a1, a2, turn)
}

/** |c0 + c1·z⁻¹ + c2·z⁻²|², by cos w = 1 - 2·turn: loses little precision between large terms at low frequencies. */
function power(c0: number, c1: number, c2: number, turn: number): number {
  const still = c0 + c1 + c2
  return still * still + 4 * turn * (4 * c0 * c2 * (turn - 1) - c1 * (c0 + c2))
}
