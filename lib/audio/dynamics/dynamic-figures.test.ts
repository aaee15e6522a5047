import { dynamicFiguresOf } from './dynamic-figures'
import { usualDynamics } from './dynamics'

it('raises steps 30 dB below shots by more than 8 dB relative to them, raises the noise of pauses, and keeps shots below -1 dBTP', () => {
  const { nearer, noisier, peak } = dynamicFiguresOf(usualDynamics)
  expect([nearer, noisier].map((figure) => Math.round(figure * 10) / 10)).toEqual([12.1, 12.8])
  expect(nearer).toBeGreaterThanOrEqual(8)
  // Turning down in the middle of a wave moves its peak by a few hundredths of a dB.
  expect(peak).toBeLessThanOrEqual(-0.95)
})

it('changes nothing where it compresses nothing and lifts nothing', () => {
  const { nearer, noisier, peak } = dynamicFiguresOf({ ...usualDynamics, ratio: 1, makeUp: 0 })
  expect(nearer).toBeCloseTo(0, 1)
  expect(noisier).toBeCloseTo(0, 1)
  expect(peak).toBeLessThanOrEqual(-0.95)
})

it('gives larger figures the more it compresses', () => {
  const mild = dynamicFiguresOf({ ...usualDynamics, ratio: 1.5, makeUp: 4 })
  const strong = dynamicFiguresOf(usualDynamics)
  expect(mild.nearer).toBeGreaterThan(0)
  expect(strong.nearer).toBeGreaterThan(mild.nearer)
  expect(strong.noisier).toBeGreaterThan(mild.noisier)
})

it('lifts less in the middle of a fight than a second later, and less in a game that is turned down', () => {
  const { nearer, soon, quiet } = dynamicFiguresOf(usualDynamics)
  expect(soon).toBeGreaterThan(0)
  expect(soon).toBeLessThan(nearer / 2)
  expect(quiet).toBeGreaterThan(0)
  expect(quiet).toBeLessThan(nearer / 2)
})
