import { SAMPLE_RATE, type Filter } from '../filter'
import { filterResponse } from '../response'
import { logarithmicGrid } from '../frequency-scale'
import { emptySource } from './source'
import { readFilterLine } from './read-equalizer-apo'

/** The only filter of a line. */
function filterOf(rest: string): Filter {
  const source = emptySource('equalizerApo')
  readFilterLine(rest, 1, source)
  const [filter, ...more] = source.filters
  if (!filter || more.length > 0) throw new Error(`not one filter: ${rest}`)
  return filter
}

describe('a filter’s line', () => {
  it.each<[string, string]>([
    ['ON LSC 12dB Fc 300 Hz Gain 5.0 dB', 'ON LSC Fc 300 Hz Gain 5.0 dB Q 0.70711'],
    ['ON HS Q Fc 630 Hz Gain 2 dB Q 0.7', 'ON HSC Fc 630 Hz Gain 2 dB Q 0.7'],
    ['ON LP Fc 8000 Hz', 'ON LPQ Fc 8000 Hz Q 0.70711'],
    ['ON HP Fc 30 Hz Gain 6 dB', 'ON HPQ Fc 30 Hz Q 0.70711'],
    ['ON PEQ Fc 100 Hz Gain 1 dB BW Oct 1', 'ON PK Fc 100 Hz Gain 1 dB Q 1.41421'],
    ['ON PK Fc 100 Hz Gain 1 dB BW/60 30', 'ON PK Fc 100 Hz Gain 1 dB Q 1.41421'],
    ['ON PK Q2 Gain+1,5dB Fc1’000Hz', 'ON PK Fc 1000 Hz Gain 1.5 dB Q 2'],
    ['ON PK Fc 31.125 Hz Gain 1 dB Q 2', 'ON PK Fc 31,125 Hz Gain 1 dB Q 2'],
  ])('says the same: %s', (one, other) => {
    const [{ fc, q, ...rest }, same] = [filterOf(one), filterOf(other)]
    expect(rest).toEqual({ ...same, fc: undefined, q: undefined })
    expect(fc).toBeCloseTo(same.fc, 6)
    expect(q).toBeCloseTo(same.q, 4)
  })

  it.each([
    ['ON LS 12dB Fc 2000 Hz Gain -5 dB', 1, true],
    ['ON LS 6dB Fc 50 Hz Gain 7.2 dB', 0.5, true],
    ['ON HS 12dB Fc 500 Hz Gain 5 dB', 1, true],
    ['ON HS 6dB Fc 12000 Hz Gain 10 dB', 0.5, true],
    ['ON LSC 10.8 dB Fc 300 Hz Gain 5 dB', 0.9, false],
    ['ON LS Fc 300 Hz Gain -5 dB', 0.9, false],
    ['ON HS Fc 1000 Hz Gain -3 dB', 0.9, false],
    ['ON HSC 6 dB Fc 100 Hz Gain -6 dB', 0.5, false],
  ])('is the shelf that Equalizer APO builds: %s', (line, steepness, isCorner) => {
    const [, fc = 0, gain = 0] = /Fc (\d+) Hz Gain (\S+) dB/.exec(line)?.map(Number) ?? []
    const isLow = line.includes('LS')
    const distance = isCorner ? 10 ** (Math.abs(gain) / 80 / steepness) : 1
    const shelf = apoShelf(isLow, isLow ? fc * distance : fc / distance, gain, steepness)
    const filter = filterOf(line)
    for (const frequency of logarithmicGrid(60)) {
      expect(filterResponse(filter, frequency)).toBeCloseTo(shelf(frequency), 4)
    }
  })

  it('has the Q of its bandwidth at 48 kHz, which is lower where the sample rate squeezes the peak', () => {
    const quality = (fc: number) => filterOf(`ON PEQ Fc ${fc} Hz Gain 8 dB BW Oct 1`).q
    expect(quality(100)).toBeCloseTo(Math.SQRT2, 3)
    expect(quality(12_000)).toBeCloseTo(1 / (2 * Math.sinh((Math.LN2 * Math.PI) / 4)), 6)
  })

  it('is a curve for types without an equivalent: a first-order high pass, and a notch', () => {
    const source = emptySource('rew')
    readFilterLine('ON HP1 Fc 100 Hz', 1, source)
    readFilterLine('ON Notch Q Fc 1000 Hz Q 5', 2, source)
    const [highPass, notch] = source.curves
    expect(highPass?.(100)).toBeCloseTo(-3.01, 2)
    expect(highPass?.(12.5)).toBeCloseTo(-18.1, 1)
    expect(notch?.(1000)).toBe(-40)
    expect(notch?.(1105)).toBeCloseTo(-3, 1)
  })
})

/** A shelf of steepness S in dB by the formulas of Equalizer APO's BiQuad.cpp, independent of the shop's own. */
function apoShelf(isLow: boolean, fc: number, gain: number, steepness: number) {
  const A = 10 ** (gain / 40)
  const w0 = (2 * Math.PI * fc) / SAMPLE_RATE
  const cos = Math.cos(w0)
  const alpha = (Math.sin(w0) / 2) * Math.sqrt((A + 1 / A) * (1 / steepness - 1) + 2)
  const beta = 2 * Math.sqrt(A) * alpha
  const sign = isLow ? 1 : -1
  const over = [
    A + 1 - sign * (A - 1) * cos + beta,
    2 * sign * (A - 1 - sign * (A + 1) * cos),
    A + 1 - sign * (A - 1) * cos - beta,
  ]
  const under = [
    A + 1 + sign * (A - 1) * cos + beta,
    -2 * sign * (A - 1 + sign * (A + 1) * cos),
    A + 1 + sign * (A - 1) * cos - beta,
  ]
  return (frequency: number) => {
    const w = (2 * Math.PI * frequency) / SAMPLE_RATE
    const size = ([c0 = 0, c1 = 0, c2 = 0]: number[]) =>
      Math.hypot(c0 + c1 * Math.cos(w) + c2 * Math.cos(2 * w), c1 * Math.sin(w) + c2 * Math.sin(2 * w))
    return 20 * Math.log10((A * size(over)) / size(under))
  }
}
