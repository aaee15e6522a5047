import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFile } from '@/lib/core/data-folder'
import { parseEnv } from '@/lib/core/env'
import { journalEntrySchema } from '@/lib/journal/schema'
import { startProgram } from '@/lib/store/contract/child'
import { restoreFile } from '@/lib/store/sqlite/restore-file'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { removeLeftCopies } from './backup-copy'
import { downloadBackup } from './download-backup'
import { lastBackupAt } from './last-backup'

const root = mkdtempSync(join(tmpdir(), 'spielklang-copy-'))
const settings = parseEnv({ DATA_DIR: join(root, 'shop') })
const store = createSqliteStore(databaseFile(settings.DATA_DIR))
const copies = () => readdirSync(settings.DATA_DIR).filter((name) => name.startsWith('backup-copy'))
const acts = async () =>
  (await store.list('journal', { limit: 9 })).map(({ value }) => journalEntrySchema.parse(value).act)

beforeAll(() =>
  store.update(Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`users/u${n}`, 'x'.repeat(300)]))),
)
afterAll(async () => {
  await store.close()
  rmSync(root, { recursive: true })
})

it('a completed download is a whole backup, is journalled once, and leaves no file', async () => {
  expect(await lastBackupAt(store)).toBeNull()
  const { pieces, name } = await downloadBackup(store, settings, 'admin x')
  expect(copies()).toEqual([])
  const bytes: Buffer[] = []
  for await (const piece of pieces) bytes.push(Buffer.from(piece))
  expect(name).toMatch(/^spielklang-\d{4}-\d\d-\d\d\.sqlite$/)
  const file = join(root, 'loaded')
  writeFileSync(file, Buffer.concat(bytes))
  const target = join(root, 'restored', 'spielklang.sqlite')
  await restoreFile(target, file)
  const restored = createSqliteStore(target)
  expect(Object.keys(Object(await restored.get('users')))).toHaveLength(2_000)
  await restored.close()
  expect(await acts()).toEqual(['backup-loaded'])
  expect(await lastBackupAt(store)).toEqual(expect.any(Number))
})

it('an aborted download leaves no file', async () => {
  const { pieces } = await downloadBackup(store, settings, 'admin x')
  await pieces.next()
  await pieces.return(undefined)
  expect(copies()).toEqual([])
})

it('files left by a killed process are removed, and those of a running one are kept', async () => {
  const dead = startProgram(['-e', ''], {})
  await dead.finish()
  const own = `backup-copy-${process.pid}-a.sqlite.part`
  const lost = [`backup-copy-${dead.process.pid}-a.sqlite.part`, `backup-copy-${dead.process.pid}-a.sqlite`]
  const kept = `backup-copy-${process.ppid}-a.sqlite.part`
  for (const name of [own, kept, ...lost]) writeFileSync(join(settings.DATA_DIR, name), '')
  removeLeftCopies(settings.DATA_DIR)
  expect(copies()).toEqual([kept])
})
