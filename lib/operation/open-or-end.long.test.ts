import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { databaseFile } from '@/lib/core/data-folder'
import { startScript } from '@/lib/store/contract/child'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'

let folder = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spielklang-open-'))
  await createSqliteStore(databaseFile(folder)).close()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts a process that opens the store as the shop does. */
const start = () => {
  const child = startScript('lib/operation/testing/open-store.ts', [], {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  })
  const said: string[] = []
  child.lines.on('line', (line) => said.push(line))
  return { said, ended: once(child.process, 'close') }
}

it('waits for a database that another process locks, and ends with an explanation if it stays locked', async () => {
  const other = new Database(databaseFile(folder))
  other.exec('BEGIN IMMEDIATE')
  const { said, ended } = start()
  const [code] = await ended
  other.exec('COMMIT')
  other.close()
  expect(code).toBe(1)
  expect(said).toEqual([expect.stringContaining('the shop ends: its database cannot be opened')])
  const again = start()
  await again.ended
  expect(again.said).toEqual(['opened'])
})

it('ends if the database disappears during the start', async () => {
  rmSync(databaseFile(folder))
  const { said, ended } = start()
  expect(await ended).toEqual([1, null])
  expect(said.join()).toContain('the shop ends')
})
