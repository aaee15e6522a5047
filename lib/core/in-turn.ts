import { shared } from './shared'

const tails = shared('turns', () => new Map<string, Promise<unknown>>())

/**
 * Does one thing after the other where many at once would only get into each other's way. It saves tries and keeps nothing
 * right by itself: other processes have turns of their own.
 */
export function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = tails.get(key) ?? Promise.resolve()
  const result = before.then(work, work)
  tails.set(key, result)
  const leave = () => {
    if (tails.get(key) === result) tails.delete(key)
  }
  result.then(leave, leave)
  return result
}
