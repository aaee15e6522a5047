import type { Filter } from '@/lib/audio/filter'
import { changed, retyped, snapped } from './band'

const peak: Filter = { type: 'PK', fc: 1000, gain: 3, q: 1 }
const pass: Filter = { type: 'HP', fc: 80, q: 0.7 }

it('rounds values to the catalogue’s grid within its limits', () => {
  expect(snapped('fc', 1234.5678)).toBe(1235)
  expect(snapped('gain', 3.4999)).toBe(3.5)
  expect(snapped('q', 1.41421)).toBe(1.41)
  expect([snapped('fc', 5), snapped('gain', 99), snapped('q', 0)]).toEqual([20, 15, 0.1])
  expect(Object.is(snapped('gain', -0.01), 0)).toBe(true)
})

it('changes only some of a filter’s values', () => {
  expect(changed(peak, { gain: -2.04, q: 2 })).toEqual({ type: 'PK', fc: 1000, gain: -2, q: 2 })
  expect(changed(pass, { fc: 90.4, gain: 4 })).toEqual({ type: 'HP', fc: 90, q: 0.7 })
})

it('returns the same filter if nothing changes', () => {
  expect(changed(peak, { fc: 1000.3, gain: 3.04 })).toBe(peak)
  expect(changed(pass, { gain: 4 })).toBe(pass)
})

it('adds and removes the gain with the type', () => {
  expect(retyped(peak, 'HP')).toEqual({ type: 'HP', fc: 1000, q: 1 })
  expect(retyped(peak, 'LSC')).toEqual({ ...peak, type: 'LSC' })
  expect(retyped(pass, 'PK')).toEqual({ type: 'PK', fc: 80, gain: 0, q: 0.7 })
})
