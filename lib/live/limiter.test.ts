import { HEADROOM, LIMIT_FROM, limiterCurve } from './limiter'

const curve = limiterCurve()
/** As a WaveShaperNode computes it, interpolating between two points. */
function shaped(sample: number): number {
  const position = ((sample / HEADROOM + 1) / 2) * (curve.length - 1)
  const index = Math.min(Math.floor(position), curve.length - 2)
  const [low = NaN, high = NaN] = curve.subarray(index, index + 2)
  return low + (high - low) * (position - index)
}

test('what is not too loud passes unchanged', () => {
  for (let sample = -LIMIT_FROM + 0.001; sample < LIMIT_FROM; sample += 0.0137) {
    expect(shaped(sample)).toBeCloseTo(sample, 6)
  }
})

test('nothing comes out beyond full scale, and louder stays louder', () => {
  let before = -Infinity
  for (let sample = -HEADROOM; sample <= HEADROOM; sample += 0.01) {
    const now = shaped(sample)
    expect(Math.abs(now)).toBeLessThanOrEqual(1)
    expect(now).toBeGreaterThanOrEqual(before)
    before = now
  }
})

test('a peak 6 dB above full scale comes out within the last dB', () => {
  expect(shaped(2)).toBeGreaterThan(LIMIT_FROM)
  expect(shaped(-2)).toBeLessThan(-LIMIT_FROM)
})
