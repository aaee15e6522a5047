import { shared } from './shared'

const tails = shared('turns', () => new Map<string, Promise<unknown>>())

/** In this process only, to save retries: nothing may rely on it to be correct. */
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
