import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers'
import { shared } from './shared'

/** How long the process works on without answering anybody else, in ms. */
const TURN_MS = 10

interface Turn {
  since: number
  over: Promise<void>
}

const present = shared('turn', (): { turn?: Turn } => ({}))

/**
 * To be awaited by whatever may go on for long, between two of its steps: undefined until all that works in this turn of the
 * event loop has taken 10 ms, and from then on resolves in the next turn. Awaiting alone lets only other promises go on, but
 * neither requests nor timers. Where many may wait at once, each asks again until it has its turn.
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
