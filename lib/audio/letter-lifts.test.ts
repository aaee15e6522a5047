import fc from 'fast-check'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { letterLifts } from './letter-lifts'
import { letterStyle } from './letter-style'
import { letterWidth } from './letter-widths'
import { anyFilters } from './testing/arbitraries'

const { presets } = programCatalog

const looksOf = (name: string, filters: Parameters<typeof letterLifts>[1]) =>
  letterLifts(name, filters).map(letterStyle)

describe('a name shaped by its curve', () => {
  it('has wider and heavier letters where the bass is lifted than where the treble is lowered', () => {
    const looks = looksOf('Abcdefgh', [
      { type: 'LSC', fc: 100, gain: 6, q: 0.7 },
      { type: 'HSC', fc: 5000, gain: -6, q: 0.7 },
    ])
    const [first, last] = [looks.at(0), looks.at(-1)]
    expect(first).toEqual({ stretch: 125, weight: 850 })
    expect(last?.stretch).toBeLessThan(100)
    expect(last?.weight).toBeLessThan(430)
  })

  it.each([...'Abcdefgh'].map((letter, index) => [letter, index] as const))(
    'sets %s wider and heavier if its band is lifted than if it is lowered',
    (letter, index) => {
      const fc = Math.round(20 * 1000 ** ((index + 0.5) / 8))
      const [lifted, lowered] = [6, -6].map(
        (gain) => looksOf('Abcdefgh', [{ type: 'PK', fc, gain, q: 1.4 }])[index],
      )
      expect(lifted).toEqual({ stretch: 125, weight: 850 })
      expect(lowered).toEqual({ stretch: 62, weight: 180 })
    },
  )

  it('is even without a curve, and for one that cannot be heard', () => {
    expect(letterLifts('Still', [])).toEqual([0, 0, 0, 0, 0])
    expect(letterLifts('Still', [{ type: 'PK', fc: 1000, gain: 0.1, q: 1 }])).toEqual([0, 0, 0, 0, 0])
  })

  it('never looks the same for two presets, whatever their names', () => {
    const looks = presets.map(({ filters }) => JSON.stringify(looksOf('Spielklang', filters)))
    expect(new Set(looks).size).toBe(presets.length)
  })

  it('is wider and heavier the more is lifted', () => {
    const lift = fc.double({ min: -1, max: 1, noNaN: true })
    fc.assert(
      fc.property(lift, lift, fc.constantFrom(...'Ahnrsä7 -'), (one, other, letter) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(letterStyle(less).stretch).toBeLessThanOrEqual(letterStyle(more).stretch)
        expect(letterStyle(less).weight).toBeLessThanOrEqual(letterStyle(more).weight)
        expect(letterWidth(letter, less)).toBeLessThanOrEqual(letterWidth(letter, more))
      }),
    )
  })

  it('stays within the font for any curve', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        for (const lift of letterLifts('Wandhorcher', filters)) expect(Math.abs(lift)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
