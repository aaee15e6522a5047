import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFile } from '@/lib/core/data-folder'
import { env } from '@/lib/core/env'
import { eventually } from '@/lib/store/contract/eventually'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { knownKey } from './backup-key'
import { runCopies } from './run-copies'
import { inFolder } from './testing/places'
import { copied, noPlace, restoredFrom } from './testing/restored-from'

const WRITES = 10_000

const root = mkdtempSync(join(tmpdir(), 'spielklang-log-'))
const folder = join(root, 'shop')
const file = databaseFile(folder)
const before = { ...env() }
beforeAll(() => Object.assign(env(), { DATA_DIR: folder }))
afterAll(() => {
  Object.assign(env(), before, noPlace)
  rmSync(root, { recursive: true })
})

const litestreamPid = () =>
  Number(Object(JSON.parse(readFileSync(join(folder, 'copies-running'), 'utf8'))).pid)

function openShop() {
  const store = createSqliteStore(file)
  const copies = runCopies(store)
  return {
    store,
    close: async () => {
      await copies.stop()
      await store.close()
      await copies.end()
    },
  }
}

it('10,000 writes and restarts of both leave a complete copy and a log that is written over', async () => {
  const place = await inFolder(join(root, 'place'))
  Object.assign(env(), place.settings)
  const generations = () => readdirSync(join(String(place.settings.BACKUP_PLACE), 'generations'))
  let shop = openShop()
  const logSize = () => statSync(`${file}-wal`).size
  const write = async (from: number, to: number) => {
    for (let n = from; n < to; n += 20) {
      const some = Array.from({ length: 20 }, (_, k) =>
        shop.store.update({ [`orders/o${n + k}`]: 'x'.repeat(500) }),
      )
      await Promise.all(some)
    }
  }
  await write(0, 4_000)
  await copied()
  expect(generations()).toHaveLength(1)
  const first = litestreamPid()
  process.kill(first, 'SIGKILL')
  await write(4_000, 6_000)
  await eventually(() => expect(litestreamPid()).not.toBe(first))
  await write(6_000, 7_000)
  await shop.close()
  shop = openShop()
  await write(7_000, WRITES)
  await copied()
  await eventually(async () => {
    const before = logSize()
    await write(0, 20)
    expect(logSize()).toBe(before)
  })
  // Each restart may take a new snapshot, which begins a generation.
  expect(generations().length).toBeLessThanOrEqual(3)
  await shop.close()
  const { settings } = await restoredFrom(place, { root, key: knownKey(env()) })
  const found = createSqliteStore(databaseFile(settings.DATA_DIR))
  expect(Object.keys(Object(await found.get('orders')))).toHaveLength(WRITES)
  await found.close()
})
