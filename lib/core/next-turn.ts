import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers'
import { shared } from './shared'

const TURN_MS = 10

interface Turn {
  since: number
  over: Promise<void>
}

const present = shared('turn', (): { turn?: Turn } => ({}))

/** Await between steps of long work, until undefined: awaiting alone lets neither requests nor timers run. */
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
