import fc from 'fast-check'
import { graphicEq } from './graphic-eq'
import { anyFilters } from '../testing/arbitraries'
import { graphicEqDeviation, graphicEqPeak } from '../testing/read-graphic-eq'

/** A gain between two tenths is 0.05 dB from both, which in binary may come out a little more. */
const HALF_A_TENTH = 0.05 + 1e-9

describe('Wavelet file', () => {
  it('is one line of frequencies and gains that include the preamp', () => {
    const file = graphicEq({ filters: [{ type: 'PK', fc: 1032, gain: 6, q: 1 }] })
    expect(file).toMatch(/^GraphicEQ: 20 -6\.1; 21 -6\.1; .*; 1032 -0\.1; .*; 19871 -6\.\d$/)
  })

  it('has the drawn response at each of its frequencies, for every allowed filter', () => {
    fc.assert(
      fc.property(anyFilters, (source) =>
        expect(graphicEqDeviation(source)).toBeLessThanOrEqual(HALF_A_TENTH),
      ),
      { numRuns: 40 },
    )
  })

  it('has no gain above 0 dB, whatever the filters', () => {
    fc.assert(
      fc.property(anyFilters, (source) => expect(graphicEqPeak(source)).toBeLessThanOrEqual(-0.1)),
      { numRuns: 40 },
    )
  })
})
