import type { Filter } from '@/lib/audio/filter'
import { responseOf } from '@/lib/audio/response'
import { nextFilter } from './new-filter'
import { quickResponse } from './quick-response'
import { curvePath, gainAtShare, gainLines, shareOfGain } from './studio-curve'

const peak = (fc: number, gain: number): Filter => ({ type: 'PK', fc, gain, q: 10 })
const twelve = Array.from({ length: 12 }, (_, index) => peak(40 * 1.6 ** index, index - 6))

it('is the response of the files at every point', () => {
  const response = responseOf(twelve)
  const points = quickResponse(twelve)
  for (const { frequency, gain } of points) expect(gain).toBeCloseTo(response(frequency), 9)
})

it('contains the peak of every filter, however narrow', () => {
  expect(quickResponse([peak(1234, 9)]).some(({ gain }) => Math.abs(gain - 9) < 1e-6)).toBe(true)
})

it('is flat without filters', () => {
  expect(quickResponse([]).every(({ gain }) => gain === 0)).toBe(true)
  expect(curvePath(quickResponse([]))).not.toMatch(/NaN|undefined/)
})

it('is drawn from one edge to the other', () => {
  expect(curvePath(quickResponse(twelve))).toMatch(/^M-1200 5000V(\d+)L0 \1 .+ 10000 \d+H11200V5000$/)
})

it('maps a gain to its position and back', () => {
  for (const gain of gainLines) expect(gainAtShare(shareOfGain(gain))).toBeCloseTo(gain, 9)
  expect([gainLines[0], gainLines.at(-1)]).toEqual([12, -12])
})

it('places a new filter in the widest empty range', () => {
  expect(nextFilter([])).toEqual({ type: 'PK', fc: 632, gain: 0, q: 1 })
  expect(nextFilter([peak(2000, 3)]).fc).toBe(200)
  expect(nextFilter([peak(100, 3), peak(200, 3)]).fc).toBe(2000)
})
