import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, type Env } from '@/lib/core/env'
import { startRtdbServer } from '@/dev/database/server'
import { exportTree } from './export-tree'
import { goneCollections } from './gone'
import { importTree } from './import-tree'
import { openStore } from './open-store'
import { collections } from './rules'
import type { Store } from './store'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-transfer-'))
const tree = {
  settings: { maintenance: false, turboMode: true },
  users: { 'ü ñ': { avatar: 'Füchsin 🦊' }, 5: { avatar: 'moon' } },
  orders: {
    o1: { status: 'paid', total: 499, history: [{ actor: 'shop' }, { actor: 'admin' }] },
    o2: { status: 'pending', total: 0, history: [null, { actor: 'shop' }], note: null },
    o3: null,
  },
  once: { a: true, b: 'token' },
  affiliateUsers: [null, { uid: '1' }],
  affiliateSales: null,
}
const stored = {
  ...tree,
  orders: {
    o1: { status: 'paid', total: 499, history: { 0: { actor: 'shop' }, 1: { actor: 'admin' } } },
    o2: { status: 'pending', total: 0, history: { 1: { actor: 'shop' } } },
  },
  affiliateUsers: { 1: { uid: '1' } },
  affiliateSales: undefined,
}

/** In small chunks, so that texts and numbers are split anywhere. */
const piecesOf =
  (text: string, size = 7) =>
  () =>
    (async function* () {
      const bytes = Buffer.from(text)
      for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
    })()

async function exportedText(store: Store): Promise<string> {
  const snapshot = await store.snapshot()
  let text = ''
  for await (const piece of exportTree(snapshot)) text += piece
  snapshot.close()
  return text
}

afterAll(() => rmSync(folder, { recursive: true }))

const engines: [string, () => Promise<{ settings: Env; end: () => Promise<void> }>][] = [
  [
    'SQLite',
    async () => {
      const settings = parseEnv({ DATA_DIR: mkdtempSync(join(folder, 'db-')), SERVER_SECRET: 'x'.repeat(32) })
      return { settings, end: async () => undefined }
    },
  ],
  [
    'Firebase',
    async () => {
      const server = await startRtdbServer({ port: 0 })
      const host = `127.0.0.1:${server.port}`
      const settings = parseEnv({ STORE_ENGINE: 'firebase', FIREBASE_DATABASE_EMULATOR_HOST: host })
      return { settings, end: () => server.close() }
    },
  ],
]

describe.each(engines)('export and import with %s', (_, start) => {
  let settings: Env
  let end: () => Promise<void>

  const put = (text: string) => importTree(settings, piecesOf(text))
  const withStore = async <T>(run: (store: Store) => Promise<T>) => {
    const store = openStore(settings)
    try {
      return await run(store)
    } finally {
      await store.close()
    }
  }
  const exported = async (): Promise<unknown> => JSON.parse(await withStore(exportedText))

  beforeEach(async () => ({ settings, end } = await start()))
  afterEach(() => end())

  it('gives an empty object for an empty tree', async () => {
    expect(await exported()).toEqual({})
  })

  it.each([
    ['on one line', JSON.stringify(tree)],
    ['with line breaks and a byte order mark', `\ufeff${JSON.stringify(tree, null, 2)}\r\n`],
  ])('imports and exports a tree %s unchanged, including its idempotency keys', async (_case, text) => {
    expect(await put(text)).toEqual({ count: 9, leftOut: 0 })
    expect(await exported()).toEqual(stored)
    await withStore(async (store) => {
      expect(await store.find('orders', { child: 'status', equals: 'paid' })).toHaveLength(1)
      expect(await store.updateOnce('b', { 'users/x': 1 })).toBe(false)
      expect(await store.updateOnce('c', { 'users/x': 1 })).toBe(true)
    })
  })

  it('leaves out what this program no longer has, and counts it', async () => {
    const gone = Object.fromEntries(goneCollections.map((name) => [name, { a: { b: 1 }, c: 2 }]))
    const kept = {
      users: { a: 1 },
      once: { hearers: 2 },
      headsets: { a: { id: 'a' } },
      mails: { a: { to: 'a' } },
      orders: { a: { id: 'a' } },
    }
    const once = { ...kept.once, hearer_a_b: 1 }
    const headsets = { ...kept.headsets, b: { id: 'b', byHand: true } }
    const mails = { ...kept.mails, b: { template: 'partner-month' } }
    const tasks = { a: { kind: 'monthly' } }
    const orders = { ...kept.orders, b: { id: 'b', trial: 'payment' } }
    const text = JSON.stringify({ ...gone, ...kept, once, headsets, mails, tasks, orders })
    expect(await put(text)).toEqual({ count: 5, leftOut: 2 * goneCollections.length + 5 })
    expect(await exported()).toEqual(kept)
  })

  it('imports its own export', async () => {
    await put(JSON.stringify(tree))
    const text = await withStore(exportedText)
    await end()
    ;({ settings, end } = await start())
    await put(text)
    expect(await withStore(exportedText)).toBe(text)
  })

  it('includes every collection of the rules except sessions, since ended ones would be revived', async () => {
    const each = collections.map((name) => [name, name === 'once' ? { a: true } : { a: { b: { c: 1 } } }])
    const all = Object.fromEntries(each)
    expect(Object.keys(all)).toEqual(expect.arrayContaining(['tasks', 'payments', 'affiliateLedger']))
    await put(JSON.stringify(all))
    const { sessions, ...copied } = all
    expect(sessions).toBeDefined()
    expect(await withStore((store) => store.get('sessions'))).toBeNull()
    await withStore((store) => store.update({ 'sessions/b': true }))
    expect(await exported()).toEqual(copied)
  })

  it('accepts an export from Firebase’s console, which contains the entry of a health check', async () => {
    await put(JSON.stringify({ health: 1_780_308_000_000, ...tree }))
    const text = await withStore(exportedText)
    await end()
    ;({ settings, end } = await start())
    await put(JSON.stringify(tree))
    expect(await withStore(exportedText)).toBe(text)
  })

  it('includes the journal, which stays write-once', async () => {
    const journal = {
      e1: { at: 1, actor: 'admin a', act: 'settings-changed', subject: 'settings', after: '1' },
    }
    await put(JSON.stringify({ journal }))
    expect(await exported()).toEqual({ journal })
    await withStore(async (store) => {
      const change = store.update({ 'journal/e1': { ...journal.e1, actor: 'admin b' } })
      await expect(change).rejects.toMatchObject({ code: 'conflict' })
    })
    expect(await exported()).toEqual({ journal })
  })

  it('rejects a store that has data, and leaves it unchanged', async () => {
    await withStore((store) => store.update({ 'users/a': 1 }))
    await expect(put(JSON.stringify(tree))).rejects.toMatchObject({ code: 'not_empty' })
    expect(await exported()).toEqual({ users: { a: 1 } })
  })

  it.each([
    ['a list', '[1]', { code: 'not_an_object' }],
    ['a list of objects', '[{"a":{"b":1}}]', { code: 'not_an_object' }],
    ['a text', '"orders"', { code: 'not_an_object' }],
    ['a number', '5', { code: 'not_an_object' }],
    ['nothing', '', { code: 'not_an_object' }],
    [
      'an unknown collection',
      '{"orders":{"o":{"n":1}},"ordres":{}}',
      { code: 'unknown_collection', key: 'ordres' },
    ],
    [
      'a collection without entries',
      '{"orders":{"o":{"n":1}},"users":5}',
      { code: 'not_a_collection', key: 'users' },
    ],
    ['a bad key', '{"orders":{"o":{"n":1},"a.b":1}}', { code: 'bad_path' }],
    ['a bad key deep inside', '{"orders":{"o":{"n":1},"p":{"a#":1}}}', { code: 'bad_path' }],
    ['a key that breaks plain objects', '{"orders":{"o":{"n":1},"__proto__":{"a":1}}}', { code: 'bad_path' }],
    ['a file that was cut off', '{"orders":{"o":{"n":1},"p":{"n"', { name: 'SyntaxError' }],
    ['what follows the end', '{"orders":{"o":{"n":1}}} and more', { name: 'SyntaxError' }],
  ])('refuses %s and writes nothing', async (_case, text, error) => {
    await expect(put(text)).rejects.toMatchObject(error)
    expect(await exported()).toEqual({})
  })

  it('accepts an entry that is larger than one write of Firebase', async () => {
    const lines = Array.from({ length: 180 }, (_each, n) => [`l${n}`, { note: 'x'.repeat(100_000) }] as const)
    const ledger = Object.fromEntries(lines)
    const text = JSON.stringify({ affiliateLedger: { uid: ledger } })
    expect(text.length).toBeGreaterThan(16 * 1024 * 1024)
    expect(await importTree(settings, piecesOf(text, 65_536))).toEqual({ count: 1, leftOut: 0 })
    const read = await withStore((store) =>
      Promise.all(lines.map(([key]) => store.get(`affiliateLedger/uid/${key}`))),
    )
    expect(read).toEqual(lines.map(([, line]) => line))
  }, 60_000)

  it('accepts more than fits into one write of Firebase', async () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_each, n) => [`u${n}`, 'x'.repeat(99_999)]))
    await importTree(settings, piecesOf(JSON.stringify({ users: many }), 4_999))
    expect(await withStore((store) => store.get('users'))).toEqual(many)
  })
})

describe('with SQLite', () => {
  it('rejects a data folder while it is in use', async () => {
    const settings = parseEnv({ DATA_DIR: mkdtempSync(join(folder, 'used-')), SERVER_SECRET: 'x'.repeat(32) })
    const shop = openStore(settings)
    await expect(importTree(settings, piecesOf('{"users":{"a":1}}'))).rejects.toMatchObject({
      code: 'in_use',
    })
    await shop.close()
    expect(await importTree(settings, piecesOf('{"users":{"a":1}}'))).toEqual({ count: 1, leftOut: 0 })
  })

  it.each([
    '{"users":{"a":1,"a":2}}',
    '{"users":{"a":1,"a":{"b":2}}}',
    '{"users":{"a":{"b":2}},"users":{"a":1}}',
  ])('rejects a file with conflicting values for one entry: %s', async (text) => {
    const settings = parseEnv({ DATA_DIR: mkdtempSync(join(folder, 'double-')) })
    await expect(importTree(settings, piecesOf(text))).rejects.toMatchObject({ code: 'double_key' })
  })
})
