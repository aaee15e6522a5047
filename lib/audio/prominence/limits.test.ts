import type { Filter } from '../filter'
import { beyondLimits, costsOf, curveLimits, curvePoints, directionLimits } from './limits'

const shelf = (type: 'LSC' | 'HSC', fc: number, gain: number): Filter => ({ type, fc, gain, q: 0.7 })

it('costs nothing to filter nothing', () => {
  const costs = costsOf([])
  for (const cost of Object.values(costs)) expect(cost).toBeCloseTo(0, 10)
  expect(beyondLimits(costs, directionLimits)).toBe(0)
})

it('evaluates curves from 10 Hz to 20 kHz', () => {
  expect(curvePoints[0]).toBe(10)
  expect(curvePoints.at(-1)).toBeCloseTo(19_953, 0)
  expect(costsOf([shelf('LSC', 30, 12)]).peak).toBeGreaterThan(11)
})

it('finds a curve dark that lowers treble, and speech harder to understand behind it', () => {
  const costs = costsOf([shelf('HSC', 3000, -9)])
  expect(costs.darker).toBeGreaterThan(5)
  expect(costs.speech).toBeGreaterThan(0.03)
  expect(beyondLimits(costs, curveLimits)).toBeGreaterThan(0)
})

it('counts the preamp that prevents clipping as softer', () => {
  const costs = costsOf([{ type: 'PK', fc: 4000, gain: 8, q: 2 }])
  expect(costs.softer).toBeGreaterThan(6.5)
  expect(costs.softer).toBeLessThan(8.1)
})

it('allows less darkness where directions are sold', () => {
  const costs = { tone: 2, darker: 2.5, speech: 0, softer: 3, peak: 3 }
  expect(beyondLimits(costs, curveLimits)).toBe(0)
  expect(beyondLimits(costs, directionLimits)).toBeCloseTo(0.5, 10)
})
