import fc from 'fast-check'
import { equalizerApo } from './equalizer-apo'
import type { Filter } from '../filter'
import { anyFilters } from '../testing/arbitraries'
import { equalizerApoDeviation } from '../testing/read-equalizer-apo'

const filters: Filter[] = [
  { type: 'HP', fc: 25, q: 0.71 },
  { type: 'LSC', fc: 110, gain: -4.5, q: 0.8 },
  { type: 'PK', fc: 3700, gain: 3, q: 1.4 },
  { type: 'HSC', fc: 9000, gain: -2.5, q: 0.7 },
  { type: 'LP', fc: 20_000, q: 10 },
]

describe('Equalizer APO file', () => {
  it('writes every type of filter the way Equalizer APO reads it', () => {
    const file = equalizerApo({ name: 'Probe', game: 'Spiel', version: 2, filters })
    expect(file.split('\r\n')).toEqual([
      '# Probe (Spiel), Version 2, Spielklang',
      expect.stringMatching(/^Preamp: -\d+\.\d dB$/),
      'Filter 1: ON HPQ Fc 25 Hz Q 0.71',
      'Filter 2: ON LSC Fc 110 Hz Gain -4.5 dB Q 0.80',
      'Filter 3: ON PK Fc 3700 Hz Gain 3.0 dB Q 1.40',
      'Filter 4: ON HSC Fc 9000 Hz Gain -2.5 dB Q 0.70',
      'Filter 5: ON LPQ Fc 20000 Hz Q 10.00',
      '',
    ])
  })

  it('has the drawn response, for every allowed filter', () => {
    fc.assert(
      fc.property(anyFilters, (source) => expect(equalizerApoDeviation(source)).toBeLessThanOrEqual(0.05)),
      { numRuns: 40 },
    )
  })

  it('holds nothing but a comment and lines of the format, whatever the filters', () => {
    const format =
      /^# [^\r\n]+\r\nPreamp: (0\.0|-\d+\.\d) dB\r\n(Filter \d+: ON (PK|LSC|HSC|HPQ|LPQ) Fc \d{2,5} Hz( Gain -?\d+\.\d dB)? Q \d+\.\d\d\r\n)+$/
    fc.assert(
      fc.property(anyFilters, (source) => {
        expect(equalizerApo({ name: 'Größe', game: 'Spiel: Teil 2', version: 12, filters: source })).toMatch(
          format,
        )
      }),
      { numRuns: 40 },
    )
  })
})
