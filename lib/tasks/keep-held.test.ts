import { keepHeld } from './keep-held'
import { lanes } from './schema'

const MINUTE_MS = 60_000

/** How long a claim is extended, if each heartbeat comes 12 s after the one before and the work never ends. */
async function heldFor(longestMs: number | undefined): Promise<number> {
  let at = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => at)
  jest.useFakeTimers({ doNotFake: ['performance'] })
  let last = 0
  const endHold = keepHeld(async () => void (last = at), 12_000, longestMs)
  for (; at < 240 * MINUTE_MS; at += 12_000) await jest.advanceTimersByTimeAsync(12_000)
  await endHold()
  clock.mockRestore()
  jest.useRealTimers()
  return last
}

it('gives a hanging attempt up after five minutes, and one of a mail only after an hour', async () => {
  expect(await heldFor(lanes.order.longestMs)).toBe(5 * MINUTE_MS)
  expect(await heldFor(lanes.mail.longestMs)).toBe(60 * MINUTE_MS)
})
