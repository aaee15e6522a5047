import { setTimeout } from 'node:timers/promises'

const MINUTE_MS = 60_000

/**
 * For what the shop limits by address: all tests of a worker come from one, to the same shop.
 * @param most fewer than the shop allows
 * @returns waits while that has been done so often within a minute
 */
export function atMostAMinute(most: number): () => Promise<void> {
  const times: number[] = []
  return async () => {
    const oldest = times.at(-most)
    if (oldest !== undefined) await setTimeout(Math.max(0, oldest + MINUTE_MS - Date.now()))
    times.push(Date.now())
  }
}
