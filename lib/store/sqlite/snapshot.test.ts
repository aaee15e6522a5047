import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { increment, type Snapshot, type Collection } from '@/lib/store/store'
import { createSqliteStore } from './sqlite-store'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-snapshot-'))
const store = createSqliteStore(join(folder, 'spielklang.sqlite'))

afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const collected = async (snapshot: Snapshot, collection: Collection) => {
  const entries = []
  for await (const entry of snapshot.entries(collection)) entries.push(entry)
  return entries
}

it('shows one state, whatever is written while it is read', async () => {
  const write = (n: number) =>
    store.updateOnce(`visit_${n}`, {
      [`affiliateClicks/c${n}`]: { n },
      'affiliateUsers/u/totalClicks': increment(1),
    })
  await Promise.all(Array.from({ length: 1_000 }, (_, n) => write(n)))
  const snapshot = await store.snapshot()
  let clicks = 0
  for await (const { key } of snapshot.entries('affiliateClicks')) {
    clicks += Number(key !== '')
    if (clicks % 100 === 0)
      await Promise.all([write(10_000 + clicks), store.update({ 'affiliateClicks/c999': null })])
  }
  expect(clicks).toBe(1_000)
  expect(await collected(snapshot, 'affiliateUsers')).toEqual([{ key: 'u', value: { totalClicks: 1_000 } }])
  expect(await collected(snapshot, 'once')).toHaveLength(1_000)
  snapshot.close()
  expect(await store.get('affiliateUsers/u/totalClicks')).toBe(1_010)
})

it('is released after a minute without reading, so that the log can be emptied', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const snapshot = await store.snapshot()
  jest.advanceTimersByTime(59_000)
  expect(await collected(snapshot, 'affiliateUsers')).toHaveLength(1)
  jest.advanceTimersByTime(59_000)
  expect(await collected(snapshot, 'affiliateUsers')).toHaveLength(1)
  jest.advanceTimersByTime(61_000)
  jest.useRealTimers()
  await expect(collected(snapshot, 'affiliateUsers')).rejects.toMatchObject({ code: 'unavailable' })
})
