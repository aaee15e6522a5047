import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { databaseFile } from '@/lib/core/data-folder'
import { env } from '@/lib/core/env'
import { prepareServerSecret } from '@/lib/core/server-secret'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { knownKey } from './backup-key'
import { runCopies } from './run-copies'
import { inFolder, onSftp, type Place } from './testing/places'
import { copied, noPlace, restoredFrom } from './testing/restored-from'
import { startS3 } from './testing/s3-server'

const root = mkdtempSync(join(tmpdir(), 'spielklang-copies-'))
let count = 0
let store: Store
let place: Place
const before = { ...env() }

beforeEach(() => {
  const folder = join(root, `shop${(count += 1)}`)
  Object.assign(env(), { DATA_DIR: folder })
  prepareServerSecret(env())
  store = createSqliteStore(databaseFile(folder))
})
afterEach(async () => {
  Object.assign(env(), before, noPlace)
  await store.close()
  await place.close()
})
afterAll(() => rmSync(root, { recursive: true }))

async function restored(at: number | null = null) {
  const { settings } = await restoredFrom(place, { root, key: knownKey(env()), at })
  const found = createSqliteStore(databaseFile(settings.DATA_DIR))
  const orders = await found.get('orders')
  const sessions = await found.get('sessions')
  await found.close()
  return { settings, orders, sessions }
}

it.each([
  ['a folder', inFolder],
  ['S3', startS3],
  ['SFTP', onSftp],
])('copies to %s within seconds, and the key alone brings back each moment', async (_, start) => {
  place = await start(join(root, `place${count}`))
  Object.assign(env(), place.settings)
  const copies = runCopies(store)
  await store.update({ 'orders/o1': { status: 'paid' }, 'sessions/s1': { uid: 'u1' } })
  await copied()
  const first = Date.now()
  await setTimeout(1_100)
  await store.update({ 'orders/o2': { status: 'open' } })
  await copied()
  expect((await restored()).orders).toEqual({ o1: { status: 'paid' }, o2: { status: 'open' } })
  await store.update({ 'orders/o3': { status: 'open' } })
  await copies.stop()
  await copies.end()
  const last = await restored()
  expect(last.sessions).toBeNull()
  expect(Object.keys(Object(last.orders))).toEqual(['o1', 'o2', 'o3'])
  expect(readFileSync(join(last.settings.DATA_DIR, 'server-secret'), 'utf8')).toBe(prepareServerSecret(env()))
  expect(statSync(join(last.settings.DATA_DIR, 'backup-key')).mode & 0o777).toBe(0o600)
  expect((await restored(first)).orders).toEqual({ o1: { status: 'paid' } })
})
