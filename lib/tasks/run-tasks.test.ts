import { setClock } from '@/lib/core/clock'
import { journalEntries } from '@/lib/journal/testing/entries'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '@/lib/store/contract/eventually'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from './attempt-task'
import { findTasks, getTask, taskAdded } from './data'
import { nothingInHand } from './in-hand'
import { HOLD_MS } from './keep-held'
import { retryTask } from './retry-task'
import { runTasks } from './run-tasks'
import type { TaskHandlers } from './task-handlers'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const restingMail = { kind: 'mail', subject: 'a', state: 'resting', since: 1, dueAt: 1, tries: 30 }

describe('a task', () => {
  const store = temporaryStore()
  const done: string[] = []
  let time = Date.UTC(2026, 5, 1, 10)
  let isBroken = false
  const handlers: Partial<TaskHandlers> = {
    conversion: (_, subject) => {
      if (isBroken || subject.startsWith('broken')) return Promise.reject(new Error('no luck'))
      done.push(subject)
      return Promise.resolve()
    },
  }
  const add = async (subject: string) => {
    const task = taskAdded('conversion', subject)
    await store().update(task.changes)
    return task.id
  }

  const failForADay = async (id: string, failing = handlers) => {
    for (
      let task = await getTask(store(), id);
      task?.state === 'waiting';
      task = await getTask(store(), id)
    ) {
      time = Math.max(time, task.dueAt)
      await attemptTask(store(), id, failing)
    }
  }
  const addResting = async (subject: string) => {
    const id = await add(subject)
    await failForADay(id)
    expect(await getTask(store(), id)).toMatchObject({ state: 'resting' })
    return id
  }

  beforeEach(() => {
    done.length = 0
    isBroken = false
    setClock(() => time)
  })
  afterEach(() => setClock())

  it('is done once and removed', async () => {
    const id = await add('a')
    await Promise.all(Array.from({ length: 20 }, () => attemptTask(store(), id, handlers)))
    expect(done).toEqual(['a'])
    expect(await store().get('tasks')).toBeNull()
  })

  it('waits longer after each failure, records its error, and rests after a day', async () => {
    const id = await add('broken')
    const begun = time
    const pauses: number[] = []
    for (let state = 'waiting'; state === 'waiting';) {
      await attemptTask(store(), id, handlers)
      const task = await getTask(store(), id)
      expect(task).toMatchObject({ lastError: 'Error: no luck', tries: pauses.length + 1 })
      pauses.push(Number(task?.dueAt) - time)
      time = Number(task?.dueAt)
      state = String(task?.state)
    }
    expect(pauses.slice(0, 6)).toEqual([MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, HOUR])
    expect(time - begun).toBeGreaterThan(24 * HOUR)
    expect(time - begun).toBeLessThan(27 * HOUR)
    const { tries } = (await getTask(store(), id)) ?? {}
    await attemptTask(store(), id, handlers)
    expect(await getTask(store(), id)).toMatchObject({ state: 'resting', tries })
    expect((await findTasks(store(), 'resting', { limit: 10 })).entries).toHaveLength(1)
  })

  it('is not tried before its pause is over', async () => {
    isBroken = true
    const id = await add('a')
    await attemptTask(store(), id, handlers)
    isBroken = false
    time += MINUTE - 1
    await attemptTask(store(), id, handlers)
    expect(done).toEqual([])
    time += 1
    await attemptTask(store(), id, handlers)
    expect(done).toEqual(['a'])
  })

  it('that rests is tried at once on request, and waits again when it fails', async () => {
    isBroken = true
    const id = await addResting('a')
    await retryTask(store(), id, handlers, 'admin a')
    expect(await getTask(store(), id)).toMatchObject({ state: 'waiting', since: time })
    isBroken = false
    await retryTask(store(), id, handlers, 'admin a')
    expect(done).toEqual(['a'])
    await expect(retryTask(store(), id, handlers, 'admin a')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is given up together with the changes that follow', async () => {
    const id = await add('broken')
    const givenUp: TaskHandlers['givenUp'] = (_, task) => Promise.resolve({ 'signals/givenUp': task.subject })
    await attemptTask(store(), id, { ...handlers, givenUp })
    expect(await store().get('signals/givenUp')).toBeNull()
    await failForADay(id, { ...handlers, givenUp })
    expect(await store().get('signals/givenUp')).toBe('broken')
  })

  it('in the background is left to the server on request', async () => {
    const sent: string[] = []
    const mail: TaskHandlers['mail'] = async (_, subject) => void sent.push(subject)
    const stop = runTasks(store(), { mail }, HOUR)
    const { id } = taskAdded('mail', 'a')
    await store().update({ [`tasks/${id}`]: { ...restingMail, id } })
    await retryTask(store(), id, { mail: () => Promise.reject(new Error('not here')) }, 'admin a')
    await eventually(async () => expect(await getTask(store(), id)).toBeNull())
    expect(sent).toEqual(['a'])
    await stop()
  })

  it('that was interrupted is started again after a while', async () => {
    const id = await add('a')
    let isStuck = true
    const cutOff = attemptTask(store(), id, { conversion: () => new Promise(() => (isStuck = true)) })
    await eventually(async () => expect((await getTask(store(), id))?.tries).toBe(1))
    expect(isStuck).toBe(true)
    await attemptTask(store(), id, handlers)
    expect(done).toEqual([])
    time += 5 * MINUTE
    await attemptTask(store(), id, handlers)
    expect(done).toEqual(['a'])
    expect(cutOff).toBeInstanceOf(Promise)
  })

  it('of a killed process is started again within 15 seconds', async () => {
    const id = await add('a')
    // Without heartbeats.
    const cutOff = { ...nothingInHand(), signEveryMs: HOUR }
    void attemptTask(store(), id, { conversion: () => new Promise(() => {}) }, cutOff)
    await eventually(async () => expect((await getTask(store(), id))?.tries).toBe(1))
    await store().update({ [`tasks/${id}/heldBy`]: 'elsewhere' })
    time += HOLD_MS - 1
    expect(await attemptTask(store(), id, handlers)).toBe('left')
    time += 1
    expect(await attemptTask(store(), id, handlers)).toBe('done')
  })

  it('is run by no other process while a slow one writes heartbeats, however long', async () => {
    const id = await add('a')
    let finish = () => {}
    const slow = attemptTask(
      store(),
      id,
      { conversion: () => new Promise((resolve) => (finish = resolve)) },
      { ...nothingInHand(), signEveryMs: 5 },
    )
    await eventually(async () => expect((await getTask(store(), id))?.tries).toBe(1))
    for (let sign = 0; sign < 20; sign += 1) {
      time += HOLD_MS - 1
      await eventually(async () => expect((await getTask(store(), id))?.dueAt).toBe(time + HOLD_MS))
      expect(await attemptTask(store(), id, handlers)).toBe('left')
    }
    finish()
    expect(await slow).toBe('done')
    expect(done).toEqual([])
    await setTimeout(20)
    expect(await store().get('tasks')).toBeNull()
  })

  it('still running when the process ends is given back and has not failed, before or after', async () => {
    const fail: (() => void)[] = []
    const mail: TaskHandlers['mail'] = () =>
      new Promise((_, reject) => fail.push(() => reject(new Error('cut off'))))
    const ids: string[] = []
    for (const subject of ['one', 'other']) {
      const task = taskAdded('mail', subject)
      await store().update(task.changes)
      ids.push(task.id)
    }
    const stop = runTasks(store(), { mail }, HOUR)
    await eventually(() => Promise.resolve(expect(fail).toHaveLength(2)))
    const ended = stop()
    fail[0]?.()
    await ended
    fail[1]?.()
    await setTimeout(20)
    const tasks = await Promise.all(ids.map((id) => getTask(store(), id)))
    expect(tasks.map((task) => Number(task?.dueAt) - time).sort((a, b) => a - b)).toEqual([0, 10_000])
    for (const task of tasks) expect(task).toMatchObject({ state: 'waiting', tries: 1 })
    for (const task of tasks) expect(task).not.toHaveProperty('lastError')
    time += 10_000
    for (const id of ids) expect(await attemptTask(store(), id, { mail: async () => undefined })).toBe('done')
  })

  it('does not come back if a slow attempt fails after another process has done it', async () => {
    const id = await add('a')
    let giveUp = () => {}
    const slow = attemptTask(store(), id, {
      conversion: () => new Promise((_, reject) => (giveUp = () => reject(new Error('too late')))),
    })
    await eventually(async () => expect((await getTask(store(), id))?.tries).toBe(1))
    time += 5 * MINUTE
    await attemptTask(store(), id, handlers)
    giveUp()
    await slow
    expect(await getTask(store(), id)).toBeNull()
  })

  it('does not come back if requested twice at once', async () => {
    isBroken = true
    const id = await addResting('a')
    isBroken = false
    const presses = Array.from({ length: 20 }, () => retryTask(store(), id, handlers, 'admin a'))
    await Promise.allSettled(presses)
    expect(done).toEqual(['a'])
    expect(await journalEntries(store(), 'task-retried')).toEqual([
      {
        actor: 'admin a',
        subject: `tasks/${id}`,
        before: { kind: 'conversion', state: 'resting' },
        after: { kind: 'conversion', state: 'waiting' },
      },
    ])
    expect(await getTask(store(), id)).toBeNull()
  })

  it('is left to the process that added it for a moment, and taken by others then', async () => {
    const stop = runTasks(store(), handlers, 5)
    const id = await add('a')
    await setTimeout(100)
    expect(await getTask(store(), id)).toMatchObject({ tries: 0 })
    time += 10_000
    await eventually(async () => expect(await getTask(store(), id)).toBeNull())
    await stop()
  })

  it('that is running is finished before the process ends, and no other is started', async () => {
    const begun: string[] = []
    const mail: TaskHandlers['mail'] = async (_, subject) => {
      begun.push(subject)
      await setTimeout(100)
    }
    for (let n = 0; n < 40; n += 1) await store().update(taskAdded('mail', `mail ${n}`).changes)
    const stop = runTasks(store(), { mail }, HOUR)
    await eventually(() => Promise.resolve(expect(begun.length).toBeGreaterThan(0)))
    const inHand = begun.length
    await stop()
    expect(begun).toHaveLength(inHand)
    expect((await findTasks(store(), 'waiting', { limit: 50 })).entries).toHaveLength(40 - inHand)
  })

  it('begins alone after a start, so that a process that is ended soon has done some until then', async () => {
    const begun: number[] = []
    let running = 0
    const mail: TaskHandlers['mail'] = async () => {
      begun.push((running += 1))
      // As if they shared a processor.
      await setTimeout(20 * running)
      running -= 1
    }
    for (let n = 0; n < 60; n += 1) await store().update(taskAdded('mail', `mail ${n}`).changes)
    const stop = runTasks(store(), { mail }, HOUR)
    await eventually(async () => expect(await store().get('tasks')).toBeNull())
    await stop()
    expect(begun.slice(0, 3).every((count) => count <= 2)).toBe(true)
    expect(Math.max(...begun)).toBe(20)
  })

  it('that hangs holds up no other of its lane, not even at first', async () => {
    const done: string[] = []
    const mail: TaskHandlers['mail'] = (_, subject) => {
      if (subject.startsWith('hangs')) return new Promise(() => {})
      return Promise.resolve(void done.push(subject))
    }
    for (let n = 0; n < 3; n += 1) await store().update(taskAdded('mail', `hangs ${n}`).changes)
    time += 1
    await store().update(taskAdded('mail', 'goes').changes)
    const stop = runTasks(store(), { mail }, 50)
    await eventually(() => Promise.resolve(expect(done).toEqual(['goes'])), 10_000)
    await store().update(taskAdded('mail', 'goes as well').changes)
    await eventually(() => Promise.resolve(expect(done).toHaveLength(2)), 10_000)
    await stop()
  }, 25_000)

  it('is found by every round, however many others fail before it', async () => {
    const first = await add('a')
    time += 1
    for (let n = 0; n < 150; n += 1) await add(`broken ${n}`)
    time += MINUTE
    const stop = runTasks(store(), handlers, 5)
    await eventually(async () => expect(await getTask(store(), first)).toBeNull())
    await stop()
    expect(done).toEqual(['a'])
  })
})
