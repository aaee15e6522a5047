import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { backupFile } from './backup-file'
import { BackupError, restoreFile } from './restore-file'
import { createSqliteStore } from './sqlite-store'

const root = mkdtempSync(join(tmpdir(), 'spielklang-restore-'))
const whole = join(root, 'whole.backup')
const entries = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`users/u${n}`, 'x'.repeat(300)]))

beforeAll(async () => {
  const file = join(root, 'shop', 'spielklang.sqlite')
  const store = createSqliteStore(file)
  await store.update(entries)
  await backupFile(file, whole)
  await expect(backupFile(file, file)).rejects.toMatchObject({ code: 'in_use' })
  await store.close()
})
afterAll(() => rmSync(root, { recursive: true }))

const newFile = () => join(mkdtempSync(join(root, 'new-')), 'spielklang.sqlite')

it('restores a backup into an empty folder, for its owner only, and over an empty database, not over data', async () => {
  const file = newFile()
  await createSqliteStore(file).close()
  await restoreFile(file, whole)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const store = createSqliteStore(file)
  expect(Object.keys(Object(await store.get('users')))).toHaveLength(300)
  await expect(restoreFile(file, whole)).rejects.toMatchObject({ code: 'in_use' })
  await store.close()
  await expect(restoreFile(file, whole)).rejects.toMatchObject({ code: 'not_empty' })
})

it.each<[string, (file: string) => void]>([
  ['cut off between two pages', (file) => truncateSync(file, statSync(file).size - 4096)],
  ['cut off in its first page', (file) => truncateSync(file, 1_000)],
  ['damaged in the middle', (file) => writeFileSync(file, readFileSync(file).fill(7, 30_000, 34_000))],
  ['empty', (file) => truncateSync(file, 0)],
  ['no database', (file) => writeFileSync(file, 'Dies ist ein Brief.'.repeat(1_000))],
  [
    'the database of something else',
    (file) => {
      rmSync(file)
      new Database(file).exec('CREATE TABLE moz_cookies (id)').close()
    },
  ],
])('refuses a file that is %s, and leaves nothing behind', async (_, harm) => {
  const backup = `${newFile()}.backup`
  writeFileSync(backup, readFileSync(whole))
  harm(backup)
  const file = newFile()
  await expect(restoreFile(file, backup)).rejects.toBeInstanceOf(BackupError)
  for (const part of ['', '-wal', '.part', '.part-wal']) expect(existsSync(file + part)).toBe(false)
})
