import fc from 'fast-check'
import { autoEqParametric } from './autoeq-parametric'
import { anyFilters } from '../testing/arbitraries'
import { autoEqDeviation } from '../testing/read-autoeq-parametric'

describe('AutoEq parametric file', () => {
  it('writes every type of filter as AutoEq does', () => {
    const file = autoEqParametric({
      filters: [
        { type: 'HP', fc: 25, q: 0.71 },
        { type: 'LSC', fc: 110, gain: -4.5, q: 0.8 },
        { type: 'PK', fc: 3700, gain: 3, q: 1.4 },
        { type: 'HSC', fc: 9000, gain: -2.5, q: 0.7 },
        { type: 'LP', fc: 20_000, q: 10 },
      ],
    })
    expect(file.split('\n')).toEqual([
      expect.stringMatching(/^Preamp: -\d+\.\d dB$/),
      'Filter 1: ON HPQ Fc 25 Hz Gain 0.0 dB Q 0.71',
      'Filter 2: ON LSC Fc 110 Hz Gain -4.5 dB Q 0.80',
      'Filter 3: ON PK Fc 3700 Hz Gain 3.0 dB Q 1.40',
      'Filter 4: ON HSC Fc 9000 Hz Gain -2.5 dB Q 0.70',
      'Filter 5: ON LPQ Fc 20000 Hz Gain 0.0 dB Q 10.00',
      '',
    ])
  })

  it('has the drawn response, for every allowed filter', () => {
    fc.assert(
      fc.property(anyFilters, (source) => expect(autoEqDeviation(source)).toBeLessThanOrEqual(0.05)),
      { numRuns: 40 },
    )
  })
})
