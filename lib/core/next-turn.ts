import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers'
import { shared } from './shared'

/** How long the process works in one turn, in ms. */
const TURN_MS = 10

interface Turn {
  since: number
  over: Promise<void>
}

const present = shared('turn', (): { turn?: Turn } => ({}))

/**
 * To be awaited between two steps of long work: undefined until the work of this turn of the event loop has taken 10
 * ms; from then on a promise that resolves in the next turn. Awaiting alone lets only other promises run, but neither
 * requests nor timers. Where many wait at once, each asks again until it has its turn.
 */
export function nextTurn(): Promise<void> | undefined {
  const { turn } = present
  if (turn) return performance.now() - turn.since < TURN_MS ? undefined : turn.over
  const over = new Promise<void>((resolve) => {
    setImmediate(() => {
      delete present.turn
      resolve()
    })
  })
  present.turn = { since: performance.now(), over }
  return undefined
}
