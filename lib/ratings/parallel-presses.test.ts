import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRtdbServer } from '@/dev/database/server'
import { setClock } from '@/lib/core/clock'
import { parseEnv } from '@/lib/core/env'
import { orderedPreset } from '@/lib/orders/testing/sample-order'
import { createFirebaseStore } from '@/lib/store/firebase/firebase-store'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { auditRatings } from './audit'
import { findShownRatings } from './data'
import { hideRating, showRating } from './hide-rating'
import { ratePreset } from './rate-preset'
import { buyPreset } from './testing/buy-preset'
import { removeRating } from './change-rating'

// This test has its own database.
delete process.env.FIREBASE_DATABASE_EMULATOR_HOST

const presetId = orderedPreset.id
const PRESSES = 100
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
const opened: Store[] = []
const keep = (store: Store) => {
  opened.push(store)
  return store
}
const ends: (() => Promise<unknown>)[] = []

/** Opens the same data twice, like two processes. */
const engines: Record<string, () => Promise<[Store, Store]>> = {
  sqlite: () => {
    const open = () => keep(createSqliteStore(join(folder, 'shop.sqlite')))
    return Promise.resolve([open(), open()])
  },
  firebase: async () => {
    const server = await startRtdbServer({ port: 0 })
    ends.push(() => server.close())
    const settings = {
      STORE_ENGINE: 'firebase',
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
    }
    const open = () => keep(createFirebaseStore(parseEnv(settings)))
    return [open(), open()]
  },
}

afterEach(() => setClock())
afterAll(async () => {
  for (const store of opened) await store.close()
  for (const end of ends) await end()
  rmSync(folder, { recursive: true })
})

async function findingsOf(store: Store) {
  const findings = []
  for await (const finding of auditRatings(store)) findings.push(finding)
  return findings
}

describe.each(Object.keys(engines))('a hundred concurrent ratings in two processes (%s)', (engine) => {
  it('leave one rating that counts once, whatever they are', async () => {
    const stores = await engines[engine]?.()
    if (!stores) throw new Error('no such engine')
    const [store] = stores
    const order = await buyPreset(store)
    const press = (index: number) => stores[index % 2 === 0 ? 0 : 1]
    const all = (act: (store: Store, index: number) => Promise<void>) =>
      Promise.all(Array.from({ length: PRESSES }, (_, index) => act(press(index), index)))

    await all((at) => ratePreset(at, order, presetId, { stars: 5, text: 'Gut.', name: '' }))
    expect(await store.get(`ratingCounts/${presetId}`)).toEqual({ count: 1, sum: 5 })
    expect(await store.get(`ratedItems/${order.id}/${presetId}/changes`)).toBe(1)

    await all((at, index) => ratePreset(at, order, presetId, { stars: 1 + (index % 5), text: '', name: '' }))
    const { entries } = await findShownRatings(store, presetId, { limit: 9 })
    const [rating] = entries
    expect(entries).toHaveLength(1)
    expect(await store.get(`ratingCounts/${presetId}`)).toEqual({ count: 1, sum: rating?.stars })

    const id = rating?.id ?? ''
    await all((at, index) =>
      index % 3 === 0 ? hideRating(at, id, 'Grund', 'admin a') : showRating(at, id, 'admin a'),
    )
    expect(await findingsOf(store)).toEqual([])

    await all((at) => removeRating(at, { orderId: order.id, presetId }))
    expect(await store.get('ratings')).toBeNull()
    expect(await findingsOf(store)).toEqual([])
  }, 120_000)
})
