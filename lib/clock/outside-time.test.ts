import { forgetOutsideTime, listenForTime, outsideTime } from './outside-time'
import { answerFromElsewhere, fetchFromElsewhere } from './testing/answer-from-elsewhere'

const date = Date.UTC(2027, 2, 1, 12)
const onFirst = jest.fn()
let stop: () => void

beforeEach(() => {
  forgetOutsideTime()
  onFirst.mockClear()
  stop = listenForTime(onFirst)
})
afterEach(() => stop())
afterAll(forgetOutsideTime)

it('takes the time from another machine’s response, and advances it with this machine’s uptime', async () => {
  expect(outsideTime()).toBeNull()
  await answerFromElsewhere(date)
  await answerFromElsewhere(date)
  const told = outsideTime() ?? 0
  expect(told - date).toBeGreaterThanOrEqual(0)
  expect(told - date).toBeLessThan(5000)
  expect(onFirst).toHaveBeenCalledTimes(1)
})

it('takes the time from the answer to `fetch`, too', async () => {
  await fetchFromElsewhere(date)
  expect(Math.abs((outsideTime() ?? 0) - date)).toBeLessThan(5000)
  expect(onFirst).toHaveBeenCalledTimes(1)
})

it.each(['localhost', '127.0.0.1'])(
  'does not take the time from a service on this machine at %s',
  async (host) => {
    await answerFromElsewhere(date, host)
    expect(outsideTime()).toBeNull()
    expect(onFirst).not.toHaveBeenCalled()
  },
)
