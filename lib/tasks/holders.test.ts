import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from './attempt-task'
import { firstTasks, getTask, taskAdded } from './data'
import { areOthersRunning, freeLeftClaims, markRunning, ownHolder } from './holders'
import type { Task } from './schema'

describe('what a killed process held', () => {
  const store = temporaryStore()
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  const HOUR = 3_600_000
  let done: string[] = []
  const handlers = { conversion: async (_: unknown, subject: string) => void done.push(subject) }

  /** Adds a task as if another process had. */
  const add = async (subject: string, fields: Partial<Task>) => {
    const { id, changes } = taskAdded('conversion', subject)
    await store().update(changes)
    for (const [field, value] of Object.entries(fields))
      await store().update({ [`tasks/${id}/${field}`]: value })
    return id
  }
  const dueNow = async () => {
    const tasks = await firstTasks(store(), 'order', 10)
    return tasks.filter(({ dueAt }) => dueAt <= Date.now()).map(({ id }) => id)
  }

  beforeEach(() => {
    done = []
    markRunning(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is done at once by the next process: what it worked on, and what it was to begin', async () => {
    const claimed = await add('claimed', { heldBy: 'killed', tries: 1, dueAt: Date.now() + HOUR })
    const added = await add('added', { heldBy: 'killed' })
    expect(await dueNow()).toEqual([])
    const mark = join(folder, 'running', 'killed')
    writeFileSync(mark, '')
    freeLeftClaims(folder)
    // It may be about to lock it.
    expect(await dueNow()).toEqual([])
    utimesSync(mark, 1, 1)
    freeLeftClaims(folder)
    expect((await dueNow()).toSorted()).toEqual([claimed, added].toSorted())
    for (const id of await dueNow()) await attemptTask(store(), id, handlers)
    expect(done.toSorted()).toEqual(['added', 'claimed'])
    expect(readdirSync(join(folder, 'running'))).not.toContain('killed')
  })

  it('waits for its pause if it has failed since, and for its day if it is planned', async () => {
    const failed = await add('failed', { heldBy: 'killed', tries: 1, dueAt: Date.now() + HOUR })
    const fail = () => Promise.reject(new Error('no luck'))
    expect(await attemptTask(store(), failed, { conversion: fail })).toBe('failed')
    expect(await getTask(store(), failed)).not.toHaveProperty('heldBy')
    const planned = await add('planned', { heldBy: 'killed', dueAt: Date.now() + HOUR })
    for (const id of [failed, planned]) expect(await attemptTask(store(), id, handlers)).toBe('left')
    expect(await dueNow()).toEqual([])
  })

  it('is kept for a little longer by a process that runs, in case it is only busy', async () => {
    const id = await add('busy', { heldBy: ownHolder(), tries: 1, dueAt: Date.now() - 15_000 })
    expect(await attemptTask(store(), id, handlers)).toBe('left')
    await store().update({ [`tasks/${id}/dueAt`]: Date.now() - 17_000 })
    expect(await attemptTask(store(), id, handlers)).toBe('done')
  })

  it('stays with a process that runs, and one of another machine', async () => {
    freeLeftClaims(folder)
    expect(areOthersRunning(folder)).toBe(false)
    for (const heldBy of [ownHolder(), 'elsewhere']) {
      const id = await add('a', { heldBy, tries: 1, dueAt: Date.now() + HOUR })
      expect(await attemptTask(store(), id, handlers)).toBe('left')
    }
  })
})
