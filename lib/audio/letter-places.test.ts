import { letterPlaces, switchedPlaces, widthOf } from './letter-places'
import { brandCurve, letterLifts } from './letter-lifts'
import type { Filter } from './filter'

const lowered: readonly Filter[] = [{ type: 'LSC', fc: 900, gain: -12, q: 0.7 }]
const lifted: readonly Filter[] = [{ type: 'LSC', fc: 900, gain: 12, q: 0.7 }]
const NAME = 'Schrittklar'
const even = widthOf(letterPlaces(NAME, []))

test('a switched name is as wide as the wider of its two states, and its letters keep their shapes', () => {
  expect(widthOf(letterPlaces(NAME, lowered))).toBeLessThan(even)
  expect(widthOf(switchedPlaces(NAME, lowered))).toBeCloseTo(even)
  expect(widthOf(letterPlaces(NAME, lifted))).toBeGreaterThan(even)
  expect(switchedPlaces(NAME, lifted)).toEqual(letterPlaces(NAME, lifted))
  expect(switchedPlaces(NAME, lowered).map(({ lift }) => lift)).toEqual(letterLifts(NAME, lowered))
})

test('each letter of a switched name begins where the one before ends', () => {
  for (const filters of [lowered, lifted, brandCurve, []]) {
    let end = 0
    for (const { start, width } of switchedPlaces(NAME, filters)) {
      expect(start).toBeCloseTo(end)
      end += width
    }
  }
  expect(switchedPlaces('', lowered)).toEqual([])
})
