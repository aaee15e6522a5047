import { setTimeout } from 'node:timers/promises'
import { setClock } from '@/lib/core/clock'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from './attempt-task'
import { findTasks, getTask, oldestWaiting, saveTask, taskAdded } from './data'
import { runTasks } from './run-tasks'
import type { Lane, TaskKind } from './schema'
import type { TaskHandlers } from './task-handlers'

const HOUR = 3_600_000
const store = temporaryStore()
let time = Date.UTC(2026, 5, 1, 10)
let stop: () => unknown = () => {}

const add = async (kind: TaskKind, count: number, lane?: Lane) => {
  for (let n = 0; n < count; n += 1) {
    time += 1
    await store().update(taskAdded(kind, `${kind} ${n}`, lane === undefined ? {} : { lane }).changes)
  }
}
const countOf = async (state: 'waiting' | 'resting') =>
  (await findTasks(store(), state, { limit: 1000 })).entries.length
const restingMail = async () => {
  const { id, changes } = taskAdded('mail', 'rests')
  await store().update(changes)
  const task = await getTask(store(), id)
  if (task) await saveTask(store(), { ...task, state: 'resting' })
}

beforeEach(() => setClock(() => time))
afterEach(async () => {
  await stop()
  setClock()
})

it('tasks are done oldest first, one batch after the other without delay', async () => {
  await add('invoice', 250)
  const done: string[] = []
  stop = runTasks(store(), { invoice: async (_, subject) => void done.push(subject) }, HOUR)
  await eventually(() => Promise.resolve(expect(done).toHaveLength(250)))
  expect(done[0]).toBe('invoice 0')
  const farthest = Math.max(...done.map((subject, n) => Math.abs(n - Number(subject.split(' ')[1]))))
  expect(farthest).toBeLessThan(10)
})

it('hanging mails do not delay crediting', async () => {
  await add('mail', 300)
  const credited: string[] = []
  const handlers: Partial<TaskHandlers> = {
    mail: () => new Promise(() => {}),
    conversion: async (_, subject) => void credited.push(subject),
  }
  stop = runTasks(store(), handlers, 5)
  await add('conversion', 1)
  time += 10_000
  await eventually(() => Promise.resolve(expect(credited).toEqual(['conversion 0'])))
})

it('background tasks run after urgent ones', async () => {
  await add('tidy', 30)
  await add('mail', 30, 'news')
  await add('mail', 60)
  const done: string[] = []
  const note = (_: unknown, subject: string) => setTimeout(2).then(() => void done.push(subject))
  stop = runTasks(store(), { tidy: note, mail: note }, HOUR)
  await eventually(() => Promise.resolve(expect(done).toHaveLength(120)))
  const before = done.slice(0, 70)
  expect(before.filter((subject) => /^mail/.test(subject)).length).toBeGreaterThan(50)
  expect(done.slice(-20).some((subject) => /^tidy/.test(subject))).toBe(true)
})

it('an unreadable outage record blocks no task', async () => {
  await store().update({ 'faults/mail': { since: 'broken' } })
  await add('mail', 1)
  const done: string[] = []
  stop = runTasks(store(), { mail: async (_, subject) => void done.push(subject) }, HOUR)
  await eventually(() => Promise.resolve(expect(done).toEqual(['mail 0'])))
})

it('an unreadable task does not block others', async () => {
  await add('invoice', 1)
  await store().update({ 'tasks/broken': { due: 'order_000000000000001' } })
  const done: string[] = []
  stop = runTasks(store(), { invoice: async (_, subject) => void done.push(subject) }, 5)
  await eventually(() => Promise.resolve(expect(done).toEqual(['invoice 0'])))
  expect(await store().get('tasks/broken/due')).toBeNull()
})

describe('a service that is down', () => {
  const told: [service: string, since: number, overAt: number | null][] = []
  let isAway = true
  let tries = 0
  const handlers: Partial<TaskHandlers> = {
    mail: () => {
      tries += 1
      if (isAway) return Promise.reject(Object.assign(new Error('nobody there'), { service: 'mail' }))
      return Promise.resolve()
    },
    reach: {
      mail: () => (isAway ? Promise.reject(new Error('nobody there')) : Promise.resolve()),
      payment: () => Promise.resolve(),
    },
    faultNotified: (...fault) => {
      told.push(fault)
      return {}
    },
    givenUp: () => Promise.reject(new Error('nothing is given up')),
  }

  beforeEach(() => {
    isAway = true
    told.length = tries = 0
  })

  it('is left alone; after a day its tasks resume automatically, and the owner gets two mails', async () => {
    const begun = time
    await restingMail()
    await add('mail', 150)
    await add('mail', 150, 'news')
    stop = runTasks(store(), handlers, 5)
    await eventually(async () => expect(await store().get('faults/mail')).not.toBeNull())
    for (let hour = 0; hour < 25; hour += 1) {
      time += HOUR
      await setTimeout(15)
    }
    await eventually(() => Promise.resolve(expect(told).toHaveLength(1)))
    expect(tries).toBeLessThan(50)
    expect([await countOf('waiting'), await countOf('resting')]).toEqual([300, 1])
    expect((await oldestWaiting(store())) ?? 0).toBeLessThan(begun + 1000)
    isAway = false
    time += HOUR
    await eventually(async () => expect(await store().get('tasks')).toBeNull())
    expect(told).toEqual([
      ['mail', expect.any(Number), null],
      ['mail', told[0]?.[1], time],
    ])
    expect(await store().get('faults')).toBeNull()
  })

  it('for only minutes causes no mail to the owner', async () => {
    await add('mail', 1)
    stop = runTasks(store(), handlers, 5)
    await eventually(async () => expect(await store().get('faults/mail')).not.toBeNull())
    time += 5 * 60_000
    await setTimeout(30)
    isAway = false
    time += 60_000
    await eventually(async () => expect(await store().get('tasks')).toBeNull())
    expect(told).toEqual([])
  })

  it('stays back even if another process, which found it down, records that late', async () => {
    await add('mail', 1)
    stop = runTasks(store(), handlers, 5)
    await eventually(async () => expect(await store().get('faults/mail')).not.toBeNull())
    const late = await store().get('faults/mail')
    isAway = false
    time += 60_000
    await eventually(async () => expect(await store().get('tasks')).toBeNull())
    await store().update({ 'faults/mail': late })
    await add('mail', 1)
    await eventually(async () => expect(await store().get('tasks')).toBeNull())
    expect(await store().get('faults')).toBeNull()
  })

  it('does not excuse a task that fails although the service answers', async () => {
    const { id, changes } = taskAdded('mail', 'alone')
    await store().update(changes)
    const reach = { mail: () => Promise.resolve(), payment: () => Promise.resolve() }
    expect(await attemptTask(store(), id, { ...handlers, reach })).toBe('failed')
    expect(await getTask(store(), id)).toMatchObject({ state: 'waiting', dueAt: time + 60_000 })
    expect(await store().get('faults')).toBeNull()
  })
})
