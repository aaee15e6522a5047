import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { backupFile } from './backup-file'
import { compactFile } from './compact-file'
import { giveBack } from './log-watch'
import { openDatabase } from './open-database'
import { createSqliteStore } from './sqlite-store'

const root = mkdtempSync(join(tmpdir(), 'spielklang-compact-'))
const SECRET = 'Klangweg 1, 10115 Berlin'
let file = ''

beforeEach(() => {
  file = join(mkdtempSync(join(root, 'shop-')), 'spielklang.sqlite')
})
afterAll(() => rmSync(root, { recursive: true }))

const holds = (part = '') => readFileSync(file + part).includes(SECRET)

it('rewrites a file without deleted data', async () => {
  const open = createSqliteStore(file)
  await open.update({ 'users/u0': 1, 'users/u1': SECRET })
  await expect(compactFile(file)).rejects.toThrow('in_use')
  await open.close()
  const database = new Database(file)
  database.pragma('secure_delete = OFF')
  database.exec("DELETE FROM leaf WHERE path = 'users/u1'")
  database.close()
  expect(holds()).toBe(true)

  await compactFile(file)
  expect(holds()).toBe(false)
  const store = createSqliteStore(file)
  expect(await store.get('users')).toEqual({ u0: 1 })
  await store.close()
})

it('rewrites a file while it is in use', async () => {
  const store = createSqliteStore(file)
  for (let n = 0; n < 300; n += 1) await store.update({ [`users/u${n}`]: `${SECRET} ${'x'.repeat(n * 7)}` })
  await store.update(Object.fromEntries(Array.from({ length: 299 }, (_, n) => [`users/u${n}`, null])))
  const [, during] = await Promise.all([store.purge(), store.update({ 'users/u299': 'new' }), store.purge()])
  expect(during).toBeUndefined()
  expect([holds(), holds('-wal'), await store.get('users')]).toEqual([false, false, { u299: 'new' }])
  expect(await store.healthy()).toBe(true)
  await store.close()
})

it('copies a file while others write, without deleted data', async () => {
  const store = createSqliteStore(file)
  const many = (from: number) =>
    Array.from({ length: 4_000 }, (_, n) => [`users/u${from + n}`, 'x'.repeat(2_000)])
  for (let from = 0; from < 16_000; from += 4_000) await store.update(Object.fromEntries(many(from)))
  await store.update({ 'users/a': SECRET })
  await store.update({ 'users/a': null })
  let isDone = false
  const copy = backupFile(file, `${file}.copy`).finally(() => (isDone = true))
  let written = 0
  while (!isDone) {
    await store.update({ 'users/b': written })
    written += 1
  }
  await copy
  expect(written).toBeGreaterThan(5)
  expect(holds('.copy')).toBe(false)
  await store.close()
})

it('leaves deleted data in no file', async () => {
  const store = createSqliteStore(file)
  for (let n = 0; n < 300; n += 1) await store.update({ [`users/u${n}`]: `${SECRET} ${'x'.repeat(n * 7)}` })
  await store.update(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`users/u${n}`, null])))
  await store.close()
  expect(holds()).toBe(false)
})

it('releases the space of deleted data', () => {
  const database = openDatabase(file)
  const insert = database.prepare('INSERT INTO leaf VALUES (?, ?)')
  database.transaction(() => {
    for (let n = 0; n < 5_000; n += 1) insert.run(`users/u${n}`, 'x'.repeat(1_000))
  })()
  database.exec('DELETE FROM leaf')
  database.pragma('wal_checkpoint(TRUNCATE)')
  const { size } = statSync(file)
  for (let looks = 0; looks < 4; looks += 1) giveBack(database, 500)
  database.pragma('wal_checkpoint(TRUNCATE)')
  expect(statSync(file).size).toBeLessThan(size - 4 * 400 * 4096 + 1)
  database.close()
})
