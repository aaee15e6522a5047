import { setTimeout } from 'node:timers/promises'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { attemptTask } from './attempt-task'
import { watchForClockSetBack } from './clock-set-back'
import { firstTasks, subscribeToSignal } from './data'
import { getFault } from './fault-data'
import { askAgain } from './faults'
import { giveAllBack, nothingInHand, type InHand } from './in-hand'
import { inLoop } from './in-loop'
import { laneSchema, lanes, type Lane } from './schema'
import type { TaskHandlers } from './task-handlers'

const BATCH = 100
/** Background tasks run in small batches, so that they soon make way for urgent ones. */
const SMALL_BATCH = 10
/**
 * One waiting for a service does not block the others, and their writes share a disk sync. A process begins with one
 * and allows another with each that is done or takes longer than `SLOW_MS`: if always ended early, it has done some.
 */
const AT_ONCE = 20
const SLOW_MS = 1_000
const EVERY_MS = 60_000
/** How long the end of the process waits for running tasks. */
const LAST_MS = 2_000
/** Tasks that are claimed elsewhere, or wait for others, are checked again after this. */
const PAUSE_MS = 500

interface Pace {
  atOnce: number
  running: Set<Promise<unknown>>
}

interface Work {
  store: Store
  handlers: Partial<TaskHandlers>
  busy: Set<Lane>
  /** How many tasks of each lane may run, and those that do. */
  paces: Map<Lane, Pace>
  inHand: InHand
}

/**
 * Lanes are independent, oldest task first, background tasks last; of several processes on a store, one makes each
 * attempt. @param everyMs how often to look if nothing was added @returns stops it: waits two seconds for running
 * tasks and gives the rest back
 */
export function runTasks(
  store: Store,
  handlers: Partial<TaskHandlers>,
  everyMs = EVERY_MS,
): () => Promise<void> {
  const work: Work = { store, handlers, busy: new Set(), paces: new Map(), inHand: nothingInHand() }
  const loops = laneSchema.options.map((lane) => inLoop('tasks not run', everyMs, () => workAt(lane, work)))
  const stopWatching = watchForClockSetBack(store)
  const stopSignal = subscribeToSignal(store, () => loops.forEach(({ wake }) => wake()))
  return async () => {
    work.inHand.isEnding = true
    stopSignal()
    const watched = stopWatching()
    const running = [...work.paces.values()].flatMap((pace) => [...pace.running])
    const ended = Promise.all([watched, ...loops.map(({ stop }) => stop()), ...running])
    await Promise.race([ended, setTimeout(LAST_MS, undefined, { ref: false })])
    await giveAllBack(store, work.inHand)
  }
}

/** @returns how long to wait for the next ones, in ms */
async function workAt(lane: Lane, work: Work): Promise<number> {
  const { store, handlers, busy, paces } = work
  const { service, yields = false } = lanes[lane]
  const pace = paces.get(lane) ?? { atOnce: 1, running: new Set() }
  paces.set(lane, pace)
  if (yields && [...busy].some((other) => !lanes[other].yields)) return PAUSE_MS
  const fault = service ? await getFault(store, service) : null
  if (service && fault) return yields ? PAUSE_MS : askAgain(store, service, fault, handlers)
  busy.add(lane)
  try {
    return await workThrough(await firstTasks(store, lane, yields ? SMALL_BATCH : BATCH), pace, work)
  } finally {
    busy.delete(lane)
  }
}

async function workThrough(first: { id: string; dueAt: number }[], pace: Pace, work: Work): Promise<number> {
  const due = first.filter(({ dueAt }) => dueAt <= now()).map(({ id }) => id)
  if (due.length === 0) return (first[0]?.dueAt ?? Infinity) - now()
  return (await attemptAll(due, pace, work)) ? 0 : PAUSE_MS
}

/** Until a service is away. Does not wait for slow tasks if none is left to start. @returns whether any was begun */
async function attemptAll(queue: string[], pace: Pace, work: Work): Promise<boolean> {
  let wasAny = false
  const attempt = async (id: string) => {
    const outcome = await attemptTask(work.store, id, work.handlers, work.inHand)
    if (outcome !== 'left') wasAny = true
    if (outcome === 'away') queue.length = 0
    else pace.atOnce = Math.min(pace.atOnce + 1, AT_ONCE)
  }
  while (!work.inHand.isEnding) {
    const id = pace.running.size < pace.atOnce ? queue.shift() : undefined
    if (id !== undefined) {
      const running = attempt(id)
        .catch((error: unknown) => log().error({ error }, 'task not run'))
        .finally(() => pace.running.delete(running))
      pace.running.add(running)
    } else if (queue.length === 0) {
      await endsSoon(Promise.all(pace.running))
      return wasAny
    } else if (!(await endsSoon(Promise.race(pace.running)))) {
      pace.atOnce = Math.min(pace.atOnce + 1, AT_ONCE)
    }
  }
  return wasAny
}

/** @returns whether something ends within `SLOW_MS` */
async function endsSoon(work: Promise<unknown>): Promise<boolean> {
  const end = new AbortController()
  const slow = setTimeout(SLOW_MS, false, { signal: end.signal }).catch(() => false)
  const isDone = await Promise.race([work.then(() => true), slow])
  end.abort()
  return isDone
}
