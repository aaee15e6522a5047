import { clockSeen } from '@/lib/clock/data'
import { readClock } from '@/lib/clock/require-clock'
import { setClock } from '@/lib/core/clock'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { watchForClockSetBack } from './clock-set-back'
import { claimTry, getTask, holdTask, saveTask, taskAdded } from './data'
import type { Task, TaskKind } from './schema'

const HOUR = 3_600_000
const MINUTE = 60_000

describe('a clock that is set back by an hour', () => {
  const store = temporaryStore()
  let back = 0
  let stop: () => Promise<void> = () => Promise.resolve()

  beforeEach(() => {
    back = 0
    setClock(() => Date.now() - back)
  })
  afterEach(async () => {
    await stop()
    setClock()
  })

  const add = async (kind: TaskKind, change: (task: Task) => Promise<unknown> = () => Promise.resolve()) => {
    const { id, changes } = taskAdded(kind, 'a', kind === 'publish' ? { delayMs: 2 * HOUR } : {})
    await store().update(changes)
    const task = await getTask(store(), id)
    if (!task) throw new Error('no task')
    await change(task)
    return { ...task, tries: 1 }
  }
  /** How long it waits from now on, in minutes. */
  const waits = async ({ id }: Task) => {
    const task = await getTask(store(), id)
    expect(Number(task?.due?.slice(-15)) - Number(task?.dueAt)).toBeLessThanOrEqual(10_000)
    return Math.round((Number(task?.dueAt) - Date.now() + back) / MINUTE)
  }

  it.each(['while the shop runs', 'while it is off'])(
    'delays no task that waits, %s',
    async (when) => {
      const isOff = when === 'while it is off'
      if (isOff) await store().update(clockSeen(await readClock(store())))
      const fresh = await add('invoice')
      const claimed = await add('mail', (task) => claimTry(store(), task, Date.now() + MINUTE / 2))
      const failed = await add('mail', (task) =>
        saveTask(store(), { ...task, tries: 3, dueAt: Date.now() + 5 * MINUTE }),
      )
      const inHand = await add('mail', (task) => claimTry(store(), task, Date.now() + MINUTE / 2))
      const planned = await add('publish')
      if (!isOff) {
        stop = watchForClockSetBack(store(), 1_500)
        await new Promise((resolve) => void setTimeout(resolve, 1_200))
      }
      back = HOUR
      if (isOff) stop = watchForClockSetBack(store(), 1_500)
      await new Promise((resolve) => void setTimeout(resolve, 1_200))
      await holdTask(store(), inHand, Date.now() - back + 3 * MINUTE)
      await eventually(async () => expect(await waits(fresh)).toBeLessThanOrEqual(0))
      await eventually(async () => expect(await waits(claimed)).toBeLessThanOrEqual(1))
      await eventually(async () => expect(await waits(failed)).toBe(5))
      expect([await waits(inHand), await waits(planned)]).toEqual([3, 180])
    },
    40_000,
  )
})
