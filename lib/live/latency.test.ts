import { formatLatency, latencyOf } from './latency'

test('what the browser adds is told apart from what the shop adds', () => {
  expect(latencyOf({ baseLatency: 0.01, outputLatency: 0.032 })).toEqual({
    own: expect.closeTo(0.0021, 4),
    browser: 0.01,
    output: 0.032,
  })
})

test('a browser that does not know its device says nothing of it', () => {
  expect(latencyOf({ baseLatency: 0.01 }).output).toBeNull()
  expect(latencyOf({ baseLatency: 0.01, outputLatency: 0 }).output).toBeNull()
})

test('latencies are written in milliseconds', () => {
  expect(formatLatency(0.005333)).toBe('5,3\u00a0ms')
  expect(formatLatency(0)).toBe('0\u00a0ms')
})
