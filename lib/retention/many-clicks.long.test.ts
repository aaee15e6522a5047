import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf, now } from '@/lib/core/clock'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { startScript } from '@/lib/store/contract/child'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { increment, type Changes, type Store } from '@/lib/store/store'
import { tidyAll } from './testing/tidy-all'

const DAY = 86_400_000
const UID = 'uid-nova'
const AT_ONCE = 2_000
/** Eight times the largest page. */
const MANY = 4_000

const sources = { landing: 'start', source: 'direkt' }

/** Writes clicks 400 to 500 days old, two per visitor. */
async function addClicks(store: Store, count: number): Promise<void> {
  await store.update({ [`affiliateUsers/${UID}`]: { uid: UID } })
  const start = now() - 500 * DAY
  for (let from = 0; from < count; from += AT_ONCE) {
    const changes: Changes = {}
    const days = new Map<string, number>()
    const counts = new Map<string, number>()
    for (let n = from; n < from + AT_ONCE; n += 1) {
      const timestamp = start + Math.floor(n / 1_000) * DAY
      const id = `track_${timestamp}_${String(n).padStart(16, '0')}`
      const visitor = {
        visitorIp: '8.8.4.0',
        visitorHash: `visitor-${Math.floor(n / 2)}`,
        userAgent: 'Browser',
      }
      const page = {
        referrer: '',
        originalUrl: 'https://spielklang.example/',
        timestamp,
        converted: false,
        sources,
      }
      changes[`affiliateClicks/${id}`] = { id, affiliateUid: UID, ...visitor, ...page, isFirst: n % 2 === 0 }
      days.set(dayOf(timestamp), (days.get(dayOf(timestamp)) ?? 0) + 1)
    }
    for (const [day, by] of days) {
      changes[`affiliateDaily/${UID}/${day}/clicks`] = increment(by)
      changes[`affiliateDaily/${UID}/${day}/visitors`] = increment(by / 2)
      for (const [kind, key] of Object.entries(sources))
        for (const bucket of [day, day.slice(0, 7)]) {
          const path = `affiliateSources/${UID}/${bucket}/${kind}/${key}/clicks`
          counts.set(path, (counts.get(path) ?? 0) + by)
        }
    }
    for (const [path, by] of counts) changes[path] = increment(by)
    changes[`affiliateUsers/${UID}/totalClicks`] = increment(AT_ONCE)
    changes[`affiliateUsers/${UID}/uniqueClicks`] = increment(AT_ONCE / 2)
    await store.update(changes)
  }
}

/** Wraps a store, recording the number of calls and the largest page requested. */
function watched(store: Store) {
  const noted = { calls: 0, most: 0 }
  const watching = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return async (...given: unknown[]) => {
        const answer: unknown = await value.apply(target, given)
        noted.calls += 1
        if (Array.isArray(answer)) noted.most = Math.max(noted.most, answer.length)
        return answer
      }
    },
  })
  return { store: watching, noted }
}

describe('very many clicks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-clicks-'))
  const files: Store[] = []
  const open = (name: string) => {
    const store = createSqliteStore(join(folder, name))
    files.push(store)
    return store
  }
  afterAll(async () => {
    for (const store of files) await store.close()
    rmSync(folder, { recursive: true })
  })

  it('are deleted in small batches, and not read again by the next run', async () => {
    const store = open('many.sqlite')
    await addClicks(store, MANY)
    const first = watched(store)
    expect(await tidyAll(first.store)).toEqual({ clickDetails: MANY, oldClicks: MANY })
    expect(first.noted.most).toBeLessThanOrEqual(500)
    // Two rules read and write 500 at a time.
    expect(first.noted.calls).toBeLessThan((MANY / 500) * 4 + 100)
    expect(await findingsOf(store)).toEqual([])
    expect(await store.get(`affiliateUsers/${UID}`)).toMatchObject({
      totalClicks: MANY,
      uniqueClicks: MANY / 2,
    })
    const again = watched(store)
    expect(await tidyAll(again.store)).toEqual({})
    expect(again.noted.calls).toBeLessThan(60)
  })

  it('keep the figures correct at every moment, even if tidying is killed midway', async () => {
    const store = open('spielklang.sqlite')
    await addClicks(store, 4_000)
    expect(await findingsOf(store)).toEqual([])
    for (const step of ['tidied_clickDetails_4', 'tidied_oldClicks_3']) {
      const child = startScript('lib/retention/testing/run-tidying.ts', [], {
        STORE_ENGINE: 'sqlite',
        DATA_DIR: folder,
      })
      const met = new Promise<void>((resolve) =>
        child.lines.on('line', (line) => {
          if (line !== step) return
          child.process.kill('SIGKILL')
          resolve()
        }),
      )
      await met
      await expect(child.finish()).rejects.toThrow('ended with')
      expect(await store.get(`once/${step}`)).not.toBeNull()
      expect(await findingsOf(store)).toEqual([])
    }
    await tidyAll(store)
    expect(await findingsOf(store)).toEqual([])
    expect(await store.get('affiliateClicks')).toBeNull()
    expect(await store.get(`affiliateUsers/${UID}`)).toMatchObject({
      totalClicks: 4_000,
      uniqueClicks: 2_000,
    })
  })

  it('are deleted once by two concurrent processes', async () => {
    const store = open('two.sqlite')
    const other = open('two.sqlite')
    await tidyAll(store)
    await addClicks(store, 4_000)
    const [one, two] = await Promise.all([tidyAll(store), tidyAll(other)])
    expect((one.clickDetails ?? 0) + (two.clickDetails ?? 0)).toBe(4_000)
    expect((one.oldClicks ?? 0) + (two.oldClicks ?? 0)).toBe(4_000)
    expect(await findingsOf(store)).toEqual([])
  })
})
