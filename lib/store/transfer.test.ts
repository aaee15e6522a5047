import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '@/lib/core/env'
import { createFirebaseStore } from './firebase/firebase-store'
import { createSqliteStore } from './sqlite/sqlite-store'
import type { Store } from './store'
import { startRtdbServer } from '@/dev/database/server'
import { exportTree, importTree, storedValue } from './transfer'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-transfer-'))
const tree = {
  settings: { maintenance: false, turboMode: true },
  users: { 'ü ñ': { avatar: 'Füchsin 🦊' } },
  orders: {
    o1: { status: 'paid', total: 499, history: [{ actor: 'shop' }, { actor: 'admin' }] },
    o2: { status: 'pending', total: 0, history: [null, { actor: 'shop' }], note: null },
  },
  once: { a: true, b: 'token' },
}
const stored = {
  ...tree,
  orders: {
    o1: { status: 'paid', total: 499, history: { 0: { actor: 'shop' }, 1: { actor: 'admin' } } },
    o2: { status: 'pending', total: 0, history: { 1: { actor: 'shop' } } },
  },
}

async function exported(store: Store): Promise<unknown> {
  let text = ''
  for await (const piece of exportTree(store)) text += piece
  return JSON.parse(text)
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('storedValue', () => {
  it.each([
    ['lists become objects', ['a', null, ['b']], { 0: 'a', 2: { 0: 'b' } }],
    [
      'nulls and what is empty without them vanish',
      { a: null, b: { c: [null] }, d: 0, e: '' },
      { d: 0, e: '' },
    ],
    ['nothing is left', { a: {} }, null],
    ['a leaf stays', false, false],
  ])('%s', (_, given, expected) => expect(storedValue(given)).toEqual(expected))
})

const engines: [string, () => Promise<{ open: () => Store; end: () => Promise<void> }>][] = [
  [
    'SQLite',
    async () => {
      const file = join(mkdtempSync(join(folder, 'db-')), 'spielklang.sqlite')
      return { open: () => createSqliteStore(file), end: async () => undefined }
    },
  ],
  [
    'Firebase',
    async () => {
      const server = await startRtdbServer({ port: 0 })
      const host = `127.0.0.1:${server.port}`
      const env = parseEnv({ STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: host })
      return { open: () => createFirebaseStore(env), end: () => server.close() }
    },
  ],
]

describe.each(engines)('export and import with %s', (_, start) => {
  let store: Store
  let end: () => Promise<void>

  beforeEach(async () => {
    const data = await start()
    store = data.open()
    end = data.end
  })
  afterEach(async () => {
    await store.close()
    await end()
  })

  it('gives an empty object for an empty tree', async () => {
    expect(await exported(store)).toEqual({})
  })

  it('brings a tree in and out again unchanged', async () => {
    expect(await importTree(store, tree)).toBe(7)
    expect(await exported(store)).toEqual(stored)
    expect(await store.find('orders', { child: 'status', equals: 'paid' })).toHaveLength(1)
  })

  it('replaces the collections of the file, leaves the others, and only adds marks', async () => {
    await importTree(store, tree)
    await importTree(store, {
      orders: { o2: { status: 'paid' } },
      users: null,
      once: { b: 'other', c: true },
    })
    expect(await exported(store)).toEqual({
      settings: tree.settings,
      orders: { o2: { status: 'paid' } },
      once: { a: true, b: 'token', c: true },
    })
    expect(await store.updateOnce('c', { 'users/x': 1 })).toBe(false)
  })

  it.each([
    ['a list', [1], { code: 'not_an_object', key: '' }],
    ['a text', 'orders', { code: 'not_an_object', key: '' }],
    [
      'an unknown collection',
      { orders: { o3: { total: 1 } }, ordres: {} },
      { code: 'unknown_collection', key: 'ordres' },
    ],
    [
      'a collection without entries',
      { orders: { o3: { total: 1 } }, users: 5 },
      { code: 'not_a_collection', key: 'users' },
    ],
    ['a bad key', { orders: { o3: { total: 1 }, 'a.b': 1 } }, { code: 'bad_path' }],
    ['a bad key deep inside', { orders: { o3: { total: 1 }, o4: { 'a#': 1 } } }, { code: 'bad_path' }],
  ])('refuses %s and writes nothing', async (_case, file, error) => {
    await importTree(store, tree)
    await expect(importTree(store, file)).rejects.toMatchObject(error)
    expect(await exported(store)).toEqual(stored)
  })

  it('takes more than fits into one write of Firebase', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_each, index) => [`u${index}`, 'x'.repeat(99_999)]),
    )
    await importTree(store, { users: many })
    expect(await store.get('users')).toEqual(many)
  })
})
