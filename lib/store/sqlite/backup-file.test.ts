import {
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupFile } from './backup-file'
import { compactFile } from './compact-file'
import { createSqliteStore } from './sqlite-store'

const PAGE = 4096
let folder = ''
let file = ''
let target = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spielklang-backup-'))
  file = join(folder, 'spielklang.sqlite')
  mkdirSync(join(folder, 'copies'))
  target = join(folder, 'copies', 'copy.sqlite')
  const store = createSqliteStore(file)
  await store.update(
    Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`users/u${n}`, 'x'.repeat(500)])),
  )
  await store.close()
})
afterEach(() => rmSync(folder, { recursive: true }))

const copies = () => readdirSync(join(folder, 'copies'))

it('checks the disk first: a copy without enough space is not started', async () => {
  const { bavail, bsize } = statfsSync(folder)
  // A sparse file.
  truncateSync(file, Math.ceil((bavail * bsize) / PAGE) * PAGE)
  await expect(backupFile(file, target)).rejects.toMatchObject({
    code: 'no_room',
    message: expect.stringMatching(/\d+ MB needed in .*, \d+ MB free/),
  })
  await expect(compactFile(file)).rejects.toMatchObject({ code: 'no_room' })
  expect(copies()).toEqual([])
})

it('explains an error of SQLite, and leaves nothing partial', async () => {
  const descriptor = openSync(file, 'r+')
  for (let page = 12; page < statSync(file).size / PAGE; page += 1)
    writeSync(descriptor, Buffer.alloc(PAGE, 7), 0, PAGE, page * PAGE)
  closeSync(descriptor)
  // Left by an earlier attempt that was killed.
  writeFileSync(`${target}.part-journal`, 'x')
  const failed = backupFile(file, target)
  await expect(failed).rejects.toMatchObject({ code: 'unavailable' })
  await expect(failed).rejects.toThrow(/SQLITE_CORRUPT: database disk image is malformed/)
  expect(copies()).toEqual([])
})

it('explains that there is nothing to copy', async () => {
  rmSync(file)
  await expect(backupFile(file, target)).rejects.toThrow(/SQLITE_CANTOPEN: unable to open database file/)
  expect(copies()).toEqual([])
})
