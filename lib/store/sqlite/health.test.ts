import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openDatabase } from './open-database'
import { Subscriptions } from './subscriptions'
import { Reader } from './reader'
import { createSqliteStore, Health } from './sqlite-store'
import { emptyLog } from './log-watch'
import { openedFile } from './opened-file'
import { WriteQueue } from './write-queue'
import { Writer } from './writer'

const root = mkdtempSync(join(tmpdir(), 'spielklang-health-'))
let file = ''
let rounds = 0

beforeEach(() => {
  rounds += 1
  mkdirSync(join(root, String(rounds)))
  file = join(root, String(rounds), 'spielklang.sqlite')
})
afterAll(() => rmSync(root, { recursive: true }))

it('is unhealthy within two seconds while another process holds the write lock, and healthy afterwards', async () => {
  const store = createSqliteStore(file)
  const other = new Database(file)
  other.exec('BEGIN IMMEDIATE')
  const start = performance.now()
  expect(await Promise.all([store.healthy(), store.healthy()])).toEqual([false, false])
  expect(await store.healthy()).toBe(false)
  expect(performance.now() - start).toBeLessThan(4_000)
  other.exec('COMMIT')
  other.close()
  await store.update({ 'users/a': 1 })
  expect(await store.healthy()).toBe(true)
  await store.close()
})

it.each([
  ['deleted', () => unlinkSync(file)],
  [
    'replaced',
    () => {
      copyFileSync(file, `${file}.copy`)
      renameSync(`${file}.copy`, file)
    },
  ],
  ['left without its log', () => unlinkSync(`${file}-wal`)],
  ['left with an empty log', () => truncateSync(`${file}-wal`, 0)],
  ['left with half a log', () => truncateSync(`${file}-wal`, statSync(`${file}-wal`).size / 2)],
])('is not healthy and takes no writes when the file was %s', async (_, harm) => {
  const store = createSqliteStore(file)
  await store.update({ 'users/a': 1 })
  expect(await store.healthy()).toBe(true)
  harm()
  const heard: unknown[] = []
  store.subscribe('users', (value) => heard.push(value))
  await expect(store.update({ 'users/b': 2 })).rejects.toMatchObject({ code: 'unavailable' })
  await expect(store.updateOnce('b', { 'users/b': 2 })).rejects.toMatchObject({ code: 'unavailable' })
  expect(heard).toEqual([{ a: 1 }])
  expect(await store.healthy()).toBe(false)
  await store.close()
})

it('refuses writes after its log was truncated by any process, and is healthy after the next start', async () => {
  const store = createSqliteStore(file)
  const other = createSqliteStore(file)
  await store.update({ 'users/kept': 1 })
  await store.update({ 'users/kept': 2 })
  truncateSync(`${file}-wal`, 0)
  for (const one of [other, store, other])
    await expect(one.update({ 'users/b': 2 })).rejects.toMatchObject({ code: 'unavailable' })
  expect(statSync(`${file}-wal`).size).toBe(0)
  // As after a restart: no process has it open.
  await Promise.allSettled([store.close(), other.close()])
  const next = createSqliteStore(file)
  await next.update({ 'users/c': 3 })
  expect(await next.get('users/c')).toBe(3)
  await next.close()
})

it('continues when another process has emptied its log by a checkpoint', async () => {
  const store = createSqliteStore(file)
  await store.update({ 'users/a': 1 })
  const other = openDatabase(file)
  expect(emptyLog(other, file, 0)).toBe(true)
  expect(statSync(`${file}-wal`).size).toBe(0)
  await store.update({ 'users/b': 2 })
  other.close()
  expect(await store.get('users')).toEqual({ a: 1, b: 2 })
  await store.close()
})

it('is unhealthy after reading a damaged page', async () => {
  const before = createSqliteStore(file)
  await before.update(
    Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`users/u${n}`, 'x'.repeat(500)])),
  )
  await before.close()
  const pages = statSync(file).size / 4096
  const store = createSqliteStore(file)
  const descriptor = openSync(file, 'r+')
  for (let page = 12; page < pages; page += 1)
    writeSync(descriptor, Buffer.alloc(4096, 7), 0, 4096, page * 4096)
  await expect(store.get('users')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await store.healthy()).toBe(false)
  await store.close()
})

it('is unhealthy while the disk is full', async () => {
  const database = openDatabase(file)
  const subscriptions = new Subscriptions(database, new Reader(database))
  const health = new Health(
    new WriteQueue(database, new Writer(database), subscriptions, openedFile(database, file)),
  )
  database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`)
  expect(await health.check()).toBe(false)
  database.pragma('max_page_count = 1000000')
  expect(await health.check()).toBe(true)
  database.close()
})

it('does not make the file grow, however often it is called', async () => {
  const store = createSqliteStore(file)
  await store.healthy()
  const size = async () => {
    const database = new Database(file)
    const pages = database.pragma('page_count', { simple: true })
    database.close()
    return pages
  }
  const before = await size()
  for (let time = 0; time < 50; time += 1) expect(await store.healthy()).toBe(true)
  expect(await size()).toBe(before)
  await store.close()
})
