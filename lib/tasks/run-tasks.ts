import 'server-only'
import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { attemptTask } from './attempt-task'
import { firstTasks, subscribeToSignal } from './data'
import { getFault } from './fault-data'
import { askAgain } from './faults'
import { inLoop } from './in-loop'
import { laneSchema, lanes, type Lane } from './schema'
import type { TaskHandlers } from './task-handlers'

const BATCH = 100
/** Of what nobody waits for, few at a time, so that it stops soon when there is something that somebody waits for. */
const SMALL_BATCH = 10
/** So many of a lane at a time: one that waits for a service does not keep the others, and what they write is made durable together. */
const AT_ONCE = 20
const EVERY_MS = 60_000
/** Those that others are at, or that wait for what comes first, are looked at again after this. */
const PAUSE_MS = 500

interface Work {
  store: Store
  handlers: Partial<TaskHandlers>
  /** The lanes that this process is at. */
  busy: Set<Lane>
  isEnded: boolean
}

/**
 * Does what is left to do, as soon as it is due, by whatever process it was added. Each lane is worked at by itself, the oldest first, so that
 * tasks that hang keep no others; what nobody waits for comes after what somebody waits for. Several processes may run it on one store; each
 * try of a task is made by one of them.
 * @param everyMs how often it is looked even if nothing was added; a minute
 * @returns ends it: no other task is begun, and it resolves when those in hand are done
 */
export function runTasks(
  store: Store,
  handlers: Partial<TaskHandlers>,
  everyMs = EVERY_MS,
): () => Promise<void> {
  const work: Work = { store, handlers, busy: new Set(), isEnded: false }
  const loops = laneSchema.options.map((lane) => inLoop('tasks not run', everyMs, () => workAt(lane, work)))
  const stopSignal = subscribeToSignal(store, () => loops.forEach(({ wake }) => wake()))
  return async () => {
    work.isEnded = true
    stopSignal()
    await Promise.all(loops.map(({ stop }) => stop()))
  }
}

/** Does the first tasks of a lane. @returns how long to wait for the next ones, in ms */
async function workAt(lane: Lane, work: Work): Promise<number> {
  const { store, handlers, busy } = work
  const { service, yields = false } = lanes[lane]
  if (yields && [...busy].some((other) => !lanes[other].yields)) return PAUSE_MS
  const fault = service ? await getFault(store, service) : null
  if (service && fault) return yields ? PAUSE_MS : askAgain(store, service, fault, handlers)
  busy.add(lane)
  try {
    return await workThrough(await firstTasks(store, lane, yields ? SMALL_BATCH : BATCH), work)
  } finally {
    busy.delete(lane)
  }
}

async function workThrough(first: { id: string; dueAt: number }[], work: Work): Promise<number> {
  const due = first.filter(({ dueAt }) => dueAt <= now()).map(({ id }) => id)
  if (due.length === 0) return (first[0]?.dueAt ?? Infinity) - now()
  return (await attemptAll(due, work)) ? 0 : PAUSE_MS
}

/** @returns whether any was tried; none is any more as soon as one says that its service is away */
async function attemptAll(queue: string[], work: Work): Promise<boolean> {
  let wasAny = false
  const attemptInTurn = async () => {
    for (let id = queue.shift(); id !== undefined && !work.isEnded; id = queue.shift()) {
      const outcome = await attemptTask(work.store, id, work.handlers)
      if (outcome !== 'left') wasAny = true
      if (outcome === 'away') queue.length = 0
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attemptInTurn))
  return wasAny
}
