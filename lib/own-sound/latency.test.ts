import { formatLatency, latencyOf } from './latency'

test('latency of the browser and of the shop are separate', () => {
  expect(latencyOf({ baseLatency: 0.01, outputLatency: 0.032 })).toEqual({
    own: expect.closeTo(0.0021, 4),
    browser: 0.01,
    output: 0.032,
  })
})

test('latency of an unknown device is null', () => {
  expect(latencyOf({ baseLatency: 0.01 }).output).toBeNull()
  expect(latencyOf({ baseLatency: 0.01, outputLatency: 0 }).output).toBeNull()
})

test('latencies are formatted in milliseconds', () => {
  expect(formatLatency(0.005333)).toBe('5,3\u00a0ms')
  expect(formatLatency(0)).toBe('0\u00a0ms')
})
