import fc from 'fast-check'
import { easyEffects } from './easyeffects'
import { preampOf } from '../preamp'
import { anyFilters } from '../testing/arbitraries'
import { easyEffectsDeviation } from '../testing/read-easyeffects'

/** dB: a preset at its strongest, with a headset correction that lifts the same frequencies. */
const LOWEST_SOLD = -60

describe('EasyEffects file', () => {
  it('sets the output’s equaliser, both channels alike, with the preamp as input gain', () => {
    const file = easyEffects({
      filters: [
        { type: 'HP', fc: 25, q: 0.71 },
        { type: 'PK', fc: 1000, gain: 6, q: 1.4 },
      ],
    })
    const common = { mode: 'APO (DR)', mute: false, slope: 'x1', solo: false }
    const bands = {
      band0: { ...common, type: 'Hi-pass', frequency: 25, gain: 0, q: 0.71 },
      band1: { ...common, type: 'Bell', frequency: 1000, gain: 6, q: 1.4 },
    }
    expect(JSON.parse(file)).toMatchObject({
      output: {
        plugins_order: ['equalizer#0'],
        'equalizer#0': { 'input-gain': -6.2, 'num-bands': 2, left: bands, right: bands },
      },
    })
  })

  it('has the drawn response in both channels, for every allowed filter', () => {
    fc.assert(
      fc.property(anyFilters, (source) => {
        fc.pre(preampOf(source) >= LOWEST_SOLD)
        expect(easyEffectsDeviation(source)).toBeLessThanOrEqual(0.05)
      }),
      { numRuns: 40 },
    )
  })
})
