import { AUDIBLE, FILTER_LIMITS, type Filter } from '@/lib/audio/filter'
import { pressKey } from './press-key'

const peak: Filter = { type: 'PK', fc: 1000, gain: 3, q: 1 }
const pass: Filter = { type: 'HP', fc: 20, q: 0.7 }

it.each([
  ['ArrowUp', false, { gain: 3.5 }],
  ['ArrowDown', true, { gain: 2.9 }],
  ['ArrowRight', false, { fc: 1029 }],
  ['ArrowLeft', true, { fc: 997 }],
  ['PageUp', false, { q: 1.1 }],
  ['-', true, { q: 0.99 }],
] as const)('%s (fine: %s) gives %j', (key, isFine, change) => {
  expect(pressKey(peak, key, isFine)?.filter).toEqual({ ...peak, ...change })
})

it('moves a filter without gain by all arrows, by at least 1 Hz and within the limits', () => {
  expect(pressKey(pass, 'ArrowUp', true)?.filter).toEqual({ ...pass, fc: 21 })
  expect(pressKey(pass, 'ArrowLeft', false)?.filter).toBe(pass)
})

it('goes to the limits by Home and End: of the gain or, without one, of the frequency', () => {
  expect(pressKey(peak, 'Home', false)?.filter).toEqual({ ...peak, gain: FILTER_LIMITS.gain.min })
  expect(pressKey(peak, 'End', true)?.filter).toEqual({ ...peak, gain: FILTER_LIMITS.gain.max })
  expect(pressKey(pass, 'Home', false)?.filter.fc).toBe(AUDIBLE.min)
  expect(pressKey(pass, 'End', false)).toEqual({ quantity: 'fc', filter: { ...pass, fc: AUDIBLE.max } })
})

it('ignores other keys', () => {
  expect(pressKey(peak, 'a', false)).toBeNull()
  expect(pressKey(peak, 'Tab', false)).toBeNull()
})
