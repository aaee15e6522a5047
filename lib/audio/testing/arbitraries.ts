import fc from 'fast-check'
import { FILTER_LIMITS, type Filter, type GainFilter } from '../filter'

const hertz = fc.integer({ min: FILTER_LIMITS.fc.min, max: FILTER_LIMITS.fc.max })
const decibels = fc
  .integer({ min: FILTER_LIMITS.gain.min * 10, max: FILTER_LIMITS.gain.max * 10 })
  .map((tenths) => tenths / 10)
const quality = fc
  .integer({ min: FILTER_LIMITS.q.min * 100, max: FILTER_LIMITS.q.max * 100 })
  .map((hundredths) => hundredths / 100)

/** Filters with a gain, over the whole range that the catalogue allows. */
export const anyGainFilter: fc.Arbitrary<GainFilter> = fc.record({
  type: fc.constantFrom('PK', 'LSC', 'HSC'),
  fc: hertz,
  gain: decibels,
  q: quality,
})

/** Filters of every type, over the whole range that the catalogue allows. */
export const anyFilter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 3, arbitrary: anyGainFilter },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('HP', 'LP'), fc: hertz, q: quality }) },
)

export const anyFilters = fc.array(anyFilter, { minLength: 1, maxLength: 12 })

/** Hz, evenly spread over the octaves. */
export const anyFrequency = fc
  .double({ min: 0, max: 1, noNaN: true })
  .map((position) => 20 * 1000 ** position)
