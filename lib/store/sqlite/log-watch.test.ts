import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { copyNotesOf, emptyLog } from './log-watch'
import { openDatabase } from './open-database'
import { openSnapshot } from './snapshot'
import { createSqliteStore } from './sqlite-store'

it('empties the log as soon as the oldest reader has ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-log-'))
  const file = join(folder, 'spielklang.sqlite')
  const database = openDatabase(file)
  const write = (path: string) =>
    database.prepare('INSERT INTO leaf VALUES (?, ?)').run(path, 'x'.repeat(100_000))
  const reader = openSnapshot(file)
  for (let n = 0; n < 20; n += 1) write(`users/${n}`)
  expect(emptyLog(database, file, 1_000_000)).toBe(false)
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(1_000_000)
  reader.close()
  expect(emptyLog(database, file, 1_000_000)).toBe(true)
  expect(statSync(`${file}-wal`).size).toBe(0)
  database.close()
  rmSync(folder, { recursive: true })
})

it('leaves the log to the program that copies it, until that has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-copied-'))
  const file = join(folder, 'spielklang.sqlite')
  const store = createSqliteStore(file)
  const besides = openDatabase(file)
  const writeFiveMegabytes = async () => {
    for (let n = 0; n < 10; n += 1) await store.update({ [`users/${n}/name`]: 'x'.repeat(500_000) })
  }
  const row = z.tuple([z.int(), z.int(), z.int()])
  const log = () => {
    const [, pages, emptied] = row.parse(besides.prepare('PRAGMA wal_checkpoint(NOOP)').raw().get())
    return { pages, emptied }
  }
  mkdirSync(copyNotesOf(file))
  await writeFiveMegabytes()
  await store.purge()
  expect(emptyLog(besides, file, 0)).toBe(true)
  expect(log().pages).toBeGreaterThan(1_200)
  expect(log().emptied).toBe(0)
  rmSync(copyNotesOf(file), { recursive: true })
  await store.update({ 'users/1/name': 'x' })
  expect(log().emptied).toBeGreaterThan(1_200)
  besides.close()
  await store.close()
  rmSync(folder, { recursive: true })
})
