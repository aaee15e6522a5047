import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyLog } from './log-watch'
import { openDatabase } from './open-database'
import { openSnapshot } from './snapshot'

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
