import { levelOf } from './level'

test('a level is that of the loudest sample, whatever its sign', () => {
  expect(levelOf([Float32Array.of(0.1, -0.5, 0.2)])).toBeCloseTo(-6.02, 2)
})

test('a level is that of the louder channel', () => {
  const [quiet, loud] = [Float32Array.of(0), Float32Array.of(-0.95)]
  expect(levelOf([quiet, loud])).toEqual(levelOf([loud]))
})

test('the noise of a silent line counts as silence', () => {
  expect(levelOf([new Float32Array(8)])).toBe(-Infinity)
  expect(levelOf([Float32Array.of(1e-5)])).toBe(-Infinity)
})
