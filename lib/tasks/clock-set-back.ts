import { getClock } from '@/lib/clock/data'
import { bootNow, upNow } from '@/lib/clock/machine-run'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { partBefore } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { bringForward, findTasks, getTask } from './data'
import { inLoop } from './in-loop'
import { plannedKinds, type Task } from './schema'

const EVERY_MS = 1_000
/** Smaller steps delay nothing for long, and may be a stalled process. */
const LEAST_STEP_MS = 5_000
/** Processes that still work on a task have renewed their claim after this. */
const RENEWED_MS = 15_000
const PART = 100

/** Waiting tasks would wait longer: they come forward by the step, except those in hand or planned for a day. */
export function watchForClockSetBack(store: Store, renewedMs = RENEWED_MS): () => Promise<void> {
  let offset: number | undefined
  let late: { tasks: Task[]; stepMs: number; from: number } | undefined
  const { stop } = inLoop('the clock is not watched', EVERY_MS, async () => {
    const before = offset ?? (await lastOffset(store))
    offset = now() - upNow()
    const stepMs = before - offset
    if (stepMs > LEAST_STEP_MS) {
      log().warn({ stepMs }, 'the clock was set back')
      late = { tasks: await tasksAhead(store), stepMs, from: upNow() + renewedMs }
    }
    if (!late || upNow() < late.from) return
    for (const task of late.tasks) {
      if ((await getTask(store, task.id))?.dueAt === task.dueAt) await bringForward(store, task, late.stepMs)
    }
    late = undefined
  })
  return stop
}

/** The clock less the uptime when it was last right in this run of the machine, or now. */
async function lastOffset(store: Store): Promise<number> {
  const { seen } = await getClock(store)
  return seen?.boot === bootNow() ? seen.at - seen.up : now() - upNow()
}

async function tasksAhead(store: Store): Promise<Task[]> {
  const tasks: Task[] = []
  let before: string | null = null
  do {
    const { entries, next } = await findTasks(store, 'waiting', partBefore(before, PART))
    tasks.push(...entries.filter(({ kind, dueAt }) => dueAt > now() && !plannedKinds.includes(kind)))
    before = next
  } while (before !== null)
  return tasks
}
