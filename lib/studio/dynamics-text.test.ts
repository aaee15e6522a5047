import { usualDynamics } from '@/lib/audio/dynamics/dynamics'
import { LONGEST_DYNAMICS, nearestValue, readDynamics, writeDynamics } from './dynamics-text'

it.each([
  usualDynamics,
  { threshold: -60, ratio: 9.9, attack: 100, release: 1000, makeUp: 29.5 },
  { threshold: 0, ratio: 1, attack: 1, release: 20, makeUp: 0 },
])('reads what it writes: %j', (dynamics) => {
  const text = writeDynamics(dynamics)
  expect(readDynamics(text)).toEqual(dynamics)
  expect(text.length).toBeLessThanOrEqual(LONGEST_DYNAMICS)
})

it.each([
  '',
  '-30_3_1_150',
  '-30_3_1_150_8_1',
  '-30_3_1_150_8.0',
  '-30.5_3_1_150_8',
  '-61_3_1_150_8',
  '-30_11_1_150_8',
  '-30_3_0_150_8',
  '-30_3_1_155_8',
  '-30_3_1_150_8.3',
  '-30_3_1_150_NaN',
  '-30_3_1e0_150_8',
])('refuses „%s“', (text) => {
  expect(readDynamics(text)).toBeNull()
})

it('limits a value to the nearest allowed one', () => {
  expect(nearestValue('ratio', 2.34)).toBe(2.3)
  expect(nearestValue('release', 5000)).toBe(1000)
  expect(nearestValue('makeUp', -1)).toBe(0)
})
