import type { Filter } from '@/lib/audio/filter'
import { dragged, pinched, turned } from './drag'

const peak: Filter = { type: 'PK', fc: 1000, gain: 3, q: 1 }
const pass: Filter = { type: 'HP', fc: 100, q: 0.7 }

it('moves a filter by octaves and decibels', () => {
  // A third of the width is a decade; the height is 33 dB.
  expect(dragged(peak, 1 / 3, 6 / 33)).toEqual({ ...peak, fc: 10_000, gain: -3 })
  expect(dragged(peak, -1, -1)).toEqual({ ...peak, fc: 20, gain: 15 })
  expect(dragged(pass, 1 / 3, 0.5)).toEqual({ ...pass, fc: 1000 })
})

it('returns the same filter if it is not moved', () => {
  expect(dragged(peak, 0, 0)).toBe(peak)
})

it('widens a filter when two fingers move apart', () => {
  expect(pinched(peak, 2)).toEqual({ ...peak, q: 0.5 })
  expect(pinched(peak, 0.5)).toEqual({ ...peak, q: 2 })
  expect(pinched(peak, 0)).toEqual({ ...peak, q: 10 })
})

it('widens a filter by the wheel, by at least one step', () => {
  expect(turned(peak, 400)).toEqual({ ...peak, q: 0.5 })
  expect(turned(peak, -400)).toEqual({ ...peak, q: 2 })
  expect(turned({ ...peak, q: 0.2 }, 1)).toEqual({ ...peak, q: 0.19 })
  expect(turned(peak, 0)).toBe(peak)
})
