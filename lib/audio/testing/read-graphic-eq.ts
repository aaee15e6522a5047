import type { Filter } from '../filter'
import { graphicEq } from '../formats/graphic-eq'
import { preampOf } from '../preamp'
import { prototypeSum } from './file-response'

/** Wavelet's frequencies from its manual. */
const waveletFrequencies = `
  20 21 22 23 24 26 27 29 30 32 34 36 38 40 43 45 48 50 53 56 59 63 66 70 74 78 83 87 92 97 103 109
  115 121 128 136 143 151 160 169 178 188 199 210 222 235 248 262 277 292 309 326 345 364 385 406 429
  453 479 506 534 565 596 630 665 703 743 784 829 875 924 977 1032 1090 1151 1216 1284 1357 1433 1514
  1599 1689 1784 1885 1991 2103 2221 2347 2479 2618 2766 2921 3086 3260 3443 3637 3842 4058 4287 4528
  4783 5052 5337 5637 5955 6290 6644 7018 7414 7831 8272 8738 9230 9749 10298 10878 11490 12137 12821
  13543 14305 15110 15961 16860 17809 18812 19871
`
  .trim()
  .split(/\s+/)

interface Point {
  frequency: number
  gain: number
}

/** Reads a file as strictly as Wavelet: one line with exactly its frequencies. */
function read(file: string): Point[] {
  const points = /^GraphicEQ: ([^\n]+)$/.exec(file)?.[1]?.split('; ') ?? []
  if (points.length !== waveletFrequencies.length) throw new Error(`${points.length} frequencies`)
  return points.map((point, index) => {
    const [, frequency = '', gain] = /^(\d+) (-?\d+\.\d)$/.exec(point) ?? []
    if (frequency !== waveletFrequencies[index]) throw new Error(`no frequency of Wavelet: ${point}`)
    return { frequency: Number(frequency), gain: Number(gain) }
  })
}

/** The highest gain in the file, in dB. */
export function graphicEqPeak(source: readonly Filter[]): number {
  return Math.max(...read(graphicEq({ filters: source })).map(({ gain }) => gain))
}

/** The largest difference in dB between a gain in the file and its source, preamp included. */
export function graphicEqDeviation(source: readonly Filter[]): number {
  const preamp = preampOf(source)
  const differences = read(graphicEq({ filters: source })).map(({ frequency, gain }) =>
    Math.abs(gain - (prototypeSum(source, frequency) + preamp)),
  )
  return Math.max(...differences)
}

/** Points evaluated between two frequencies of the file. */
const STEPS = 8

/**
 * The largest difference in dB anywhere between the file's frequencies, where Equalizer APO and others interpolate
 * linearly over the logarithm of the frequency.
 */
export function graphicEqDeviationBetween(source: readonly Filter[]): number {
  const preamp = preampOf(source)
  const points = read(graphicEq({ filters: source }))
  const differences = points.slice(1).flatMap((right, index) => {
    const left = points[index] ?? right
    return Array.from({ length: STEPS }, (_, step) => {
      const part = step / STEPS
      const frequency = left.frequency * (right.frequency / left.frequency) ** part
      const gain = left.gain + (right.gain - left.gain) * part
      return Math.abs(gain - (prototypeSum(source, frequency) + preamp))
    })
  })
  return Math.max(...differences)
}
