import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { startChild } from '@/lib/store/contract/child'
import { eventually } from '@/lib/store/contract/eventually'
import { increment, type Store } from '@/lib/store/store'
import { openDatabase } from './open-database'
import { createSqliteStore } from './sqlite-store'

/** Turns of the event loop; the queue waits for fewer before it tries to write. */
const TURNS_OF_A_TRY = 50

let folder: string
let file: string
const stores: Store[] = []

function open(): Store {
  const store = createSqliteStore(file)
  stores.push(store)
  return store
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spielklang-file-'))
  file = join(folder, 'spielklang.sqlite')
})
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
  rmSync(folder, { recursive: true })
})

describe('opening', () => {
  it('rejects a file that is no database, says which and why, and leaves it unchanged', () => {
    writeFileSync(file, 'Dies ist ein Brief und keine Datenbank.'.repeat(100))
    expect(open).toThrow(expect.objectContaining({ code: 'unavailable' }))
    expect(open).toThrow(/spielklang\.sqlite: .*file is not a database/)
  })

  it('rejects a folder that cannot be created', () => {
    writeFileSync(join(folder, 'file'), '')
    file = join(folder, 'file', 'data', 'spielklang.sqlite')
    expect(open).toThrow(expect.objectContaining({ code: 'unavailable' }))
    expect(open).toThrow(/ENOTDIR/)
  })

  it('hides the data from other users, including files that were readable before', async () => {
    const modes = () =>
      [folder, file, `${file}-wal`, `${file}-shm`].map((path) => statSync(path).mode & 0o777)
    const first = open()
    expect(modes()).toEqual([0o700, 0o600, 0o600, 0o600])
    await first.close()
    chmodSync(folder, 0o755)
    chmodSync(file, 0o644)
    open()
    expect(modes()).toEqual([0o700, 0o600, 0o600, 0o600])
  })

  it('creates the folder', async () => {
    file = join(folder, 'new', 'data', 'spielklang.sqlite')
    expect(await open().get('users')).toBeNull()
  })

  it('syncs every commit to the disk', () => {
    const database = openDatabase(file)
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(database.pragma('synchronous', { simple: true })).toBe(2)
    database.close()
  })

  it('works from several processes at once on a new file', async () => {
    const env = { STORE_ENGINE: 'sqlite', DATA_DIR: folder }
    const children = Array.from({ length: 4 }, (_, index) =>
      startChild('write', [`users/u${index}`, 'x'], env),
    )
    await Promise.all(children.map((child) => child.finish()))
    expect(await open().get('users')).toEqual({ u0: 'x', u1: 'x', u2: 'x', u3: 'x' })
  }, 60_000)

  it('rebuilds the index when other children are declared than before', async () => {
    const store = open()
    await store.update({
      'orders/a': { status: 'paid', deep: { status: 'paid' } },
      'orders/b/status': 'paid',
      'orders/status': 'paid',
    })
    await store.close()
    const database = new Database(file)
    database.exec("DELETE FROM lookup; UPDATE meta SET value = 'older' WHERE name = 'indexes'")
    database.close()
    const found = await open().find('orders', { child: 'status', equals: 'paid' })
    expect(found.map(({ key }) => key)).toEqual(['b', 'a'])
  })

  it('also updates the index of another version of the program that has the file open', async () => {
    const store = open()
    await store.update({
      'users/a': { note: 'one' },
      'users/b': { note: 'one' },
      'users/c': { note: 'one' },
    })
    const database = new Database(file)
    const notes = () =>
      database.prepare("SELECT key, value FROM lookup WHERE child = 'note' ORDER BY key").raw().all()
    database.exec(`
      UPDATE meta SET value = json_insert(value, '$[#]', json('["users",["note"]]')) WHERE name = 'indexes';
      INSERT INTO lookup SELECT 'users', 'note', value, substr(path, 7, 1) FROM leaf WHERE path LIKE 'users/_/note'`)
    await store.update({ 'users/a/note': null, 'users/b/note': 'two', 'users/d/note': 'one' })
    const expected = [
      ['b', '"two"'],
      ['c', '"one"'],
      ['d', '"one"'],
    ]
    expect(notes()).toEqual(expected)
    await open().get('users')
    expect(notes()).toEqual(expected)
    database.close()
  })
})

describe('closing', () => {
  it('answers earlier calls, leaves one file, and rejects later calls', async () => {
    const store = open()
    const written = store.update({ 'users/a': 1 })
    await store.close()
    await expect(written).resolves.toBeUndefined()
    expect(existsSync(`${file}-wal`)).toBe(false)
    await expect(store.update({ 'users/a': 2 })).rejects.toMatchObject({ code: 'unavailable' })
    await expect(store.get('users/a')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await store.healthy()).toBe(false)
    await store.close()
    expect(await open().get('users/a')).toBe(1)
  })
})

describe('another process', () => {
  it('is noticed by subscribers when it writes', async () => {
    const seen: unknown[] = []
    open().subscribe('settings/note', (value) => seen.push(value))
    await startChild('write', ['settings/note', 'von nebenan'], {
      STORE_ENGINE: 'sqlite',
      DATA_DIR: folder,
    }).finish()
    await eventually(() => expect(seen).toEqual([null, 'von nebenan']))
  }, 60_000)

  it('is waited for while it writes; reading continues', async () => {
    const store = open()
    await store.update({ 'users/a': 1 })
    const other = new Database(file)
    other.exec('BEGIN IMMEDIATE')
    const answers: string[] = []
    const written = Promise.all([
      store.update({ 'users/a': increment(1) }).then(() => answers.push('update')),
      store.updateOnce('k', { 'users/a': increment(1) }).then(() => answers.push('once')),
    ])
    for (let turn = 0; turn < TURNS_OF_A_TRY; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(await store.get('users/a')).toBe(1)
    expect(answers).toEqual([])
    other.exec('COMMIT')
    other.close()
    await written
    expect(await store.get('users/a')).toBe(3)
  })
})
