import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { databaseFile } from '@/lib/core/data-folder'
import { env } from '@/lib/core/env'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { knownKey } from './backup-key'
import { runCopies } from './run-copies'
import { inFolder } from './testing/places'
import { copied, noPlace, restoredFrom } from './testing/restored-from'

const root = mkdtempSync(join(tmpdir(), 'spielklang-incomplete-'))
const folder = join(root, 'shop')
const before = { ...env() }
beforeAll(() => Object.assign(env(), { DATA_DIR: folder }))
afterAll(() => {
  Object.assign(env(), before, noPlace)
  rmSync(root, { recursive: true })
})

/** Breaks off the last file that arrived, as an SFTP server keeps it when the connection breaks. */
function breakOff(place: string, generation: string, kind: 'wal' | 'snapshots'): void {
  const files = join(place, 'generations', generation, kind)
  const last = join(files, readdirSync(files).sort().at(-1) ?? '')
  truncateSync(last, Math.floor(statSync(last).size / 2))
}

/** Leaves a page that belongs to nothing. */
function damage(file: string): void {
  const database = new Database(file).unsafeMode()
  database.exec(
    `CREATE TABLE lost (a); PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'lost'`,
  )
  database.close()
}

it('a file that arrived in part, or is no state of the data, costs what was in it, and each start begins with a snapshot', async () => {
  const place = await inFolder(join(root, 'place'))
  Object.assign(env(), place.settings)
  const { BACKUP_PLACE: at = '' } = place.settings
  const generations = () => readdirSync(join(at, 'generations'))
  const store = createSqliteStore(databaseFile(folder))
  const orders = async () => {
    const { settings, incompleteAt } = await restoredFrom(place, { root, key: knownKey(env()) })
    const found = createSqliteStore(databaseFile(settings.DATA_DIR))
    const ids = Object.keys(Object(await found.get('orders'))).sort()
    await found.close()
    return { ids, isIncomplete: incompleteAt !== null }
  }
  const copying = async (id: string) => {
    const copies = runCopies(store)
    await store.update({ [`orders/${id}`]: { status: 'paid' } })
    await copied()
    // Another second, by which parts of the copy are told apart.
    await setTimeout(1_100)
    await store.update({ [`orders/${id}-later`]: { status: 'paid' } })
    await copied()
    await copies.stop()
    await copies.end()
  }
  await copying('o1')
  const [first = ''] = generations()
  breakOff(at, first, 'wal')
  expect(await orders()).toEqual({ ids: ['o1'], isIncomplete: true })
  await copying('o2')
  const all = ['o1', 'o1-later', 'o2', 'o2-later']
  expect(await orders()).toEqual({ ids: all, isIncomplete: false })
  const [second = ''] = generations().filter((name) => name !== first)
  rmSync(join(at, 'generations', second, 'wal'), { recursive: true })
  breakOff(at, second, 'snapshots')
  expect(await orders()).toEqual({ ids: ['o1'], isIncomplete: true })
  damage(databaseFile(folder))
  await copying('o3')
  expect(await orders()).toEqual({ ids: ['o1'], isIncomplete: true })
  await store.close()
}, 180_000)
