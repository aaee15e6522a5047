import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRtdbServer } from '@/dev/database/server'
import { databaseFile } from '@/lib/core/data-folder'
import { parseEnv, type Env } from '@/lib/core/env'
import { startScript, type Child } from '@/lib/store/contract/child'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { FORMAT, FORMAT_NUMBER, NewerFormatError } from '@/lib/store/format'
import { importTree } from '@/lib/store/import-tree'
import { openStore } from '@/lib/store/open-store'
import { placeOf } from '@/lib/store/rules'
import { backupFile } from '@/lib/store/sqlite/backup-file'
import { restoreFile } from '@/lib/store/sqlite/restore-file'
import { treeValue } from '@/lib/store/tree-value'
import type { Store } from '@/lib/store/store'
import { migrate, migrations } from './migrate'
import type { Migration } from './migration'
import { olderData, steps } from './testing/next-format'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-migration-'))
const secret = 'x'.repeat(32)
const newSettings = () => parseEnv({ DATA_DIR: mkdtempSync(join(folder, 'data-')), SERVER_SECRET: secret })

async function using<T>(settings: Env, run: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(settings)
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}

/** The parts of a tree that reveal its format. */
const formatPartsOf = async (store: Store) => ({
  number: await store.get(FORMAT_NUMBER),
  counts: await store.get('orderCounts'),
  named: Object.values(Object(await store.get('users'))).filter((user) => 'name' in Object(user)).length,
})
const olderParts = { number: FORMAT - 2, counts: null, named: 0 }
const newParts = { number: FORMAT, counts: { 0: 170, 1: 170, 2: 170 }, named: 510 }
const fill = (settings: Env) => using(settings, (store) => store.update(olderData))
jest.setTimeout(120_000)
afterAll(() => rmSync(folder, { recursive: true }))

const engines: [string, () => Promise<{ settings: Env; end: () => Promise<void> }>][] = [
  ['SQLite', async () => ({ settings: newSettings(), end: async () => undefined })],
  [
    'Firebase',
    async () => {
      const server = await startRtdbServer({ port: 0 })
      const settings = parseEnv({
        STORE_ENGINE: 'firebase',
        FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
        DATA_DIR: mkdtempSync(join(folder, 'firebase-')),
      })
      return { settings, end: () => server.close() }
    },
  ],
]

describe.each(engines)('the start of the shop with %s', (engine, begin) => {
  let settings: Env
  let end: () => Promise<void>

  beforeEach(async () => ({ settings, end } = await begin()))
  afterEach(() => end())

  it('marks new data with the current format, and leaves data in that format unchanged', async () => {
    expect(await migrate(settings)).toBeNull()
    expect(await using(settings, (store) => store.get(FORMAT_NUMBER))).toBe(FORMAT)
    await using(settings, (store) => store.update({ 'users/a': 1 }))
    expect(await migrate(settings)).toBeNull()
    expect(readdirSync(settings.DATA_DIR)).not.toContain('backups')
  })

  it('migrates older data to the current format, and keeps a backup of them', async () => {
    await fill(settings)
    const migrated = await migrate(settings, steps)
    expect(migrated).toMatchObject({ from: FORMAT - 2, to: FORMAT })
    await using(settings, async (store) => {
      expect(await formatPartsOf(store)).toEqual(newParts)
      expect(await store.get('dataFormat/underWay')).toBeNull()
    })
    expect(await migrate(settings, steps)).toBeNull()
    const before = newSettings()
    if (engine === 'SQLite') await restoreFile(databaseFile(before.DATA_DIR), migrated?.backup ?? '')
    else expect(migrated?.backup).toMatch(new RegExp(`before-format-${FORMAT}-.*\.json$`))
    if (engine === 'SQLite') expect(await using(before, formatPartsOf)).toEqual(olderParts)
  })

  it('names a record that cannot be migrated, changes nothing, and keeps one backup however often it retries', async () => {
    await fill(settings)
    const refusing: Migration = {
      to: FORMAT - 1,
      parts: [
        {
          collection: 'users',
          contribute: ({ key }) => {
            if (key === 'u77') throw new Error('no size')
            return { values: {}, sums: {} }
          },
        },
      ],
    }
    const copies: string[][] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(migrate(settings, [refusing])).rejects.toMatchObject({
        path: 'users/u77',
        message: expect.stringContaining('users/u77'),
        cause: expect.objectContaining({ message: 'no size' }),
      })
      copies.push(readdirSync(join(settings.DATA_DIR, 'backups')))
    }
    expect(copies.map(({ length }) => length)).toEqual([1, 1, 1])
    expect(copies[2]).not.toEqual(copies[0])
    expect(await using(settings, formatPartsOf)).toEqual(olderParts)
    await migrate(settings, steps)
    expect(await using(settings, formatPartsOf)).toEqual(newParts)
  })

  it('treats data without a format number as the first format', async () => {
    await using(settings, (store) => store.update({ 'users/a': 1 }))
    expect(await migrate(settings)).toMatchObject({ from: 1, to: FORMAT })
    expect(await using(settings, (store) => store.get(FORMAT_NUMBER))).toBe(FORMAT)
    expect(await using(settings, (store) => store.get('users/a'))).toBe(1)
  })

  it('removes what format 2 no longer has, and nothing else', async () => {
    const kept = { 'users/a': { avatar: 'moon', endedSessions: { b: 1 } }, 'once/hearers': 1 }
    const gone = ['heard/a', 'heardBy/a/b', 'heardCounts/cs2/metalSteps/bins/m4', 'once/heardrun_a']
    await using(settings, async (store) => {
      if (engine === 'SQLite') await store.update(Object.fromEntries(gone.map((path) => [path, 1])))
      await store.update({ ...kept, 'once/hearer_a_b': 1 })
    })
    await migrate(settings)
    await using(settings, async (store) => {
      for (const path of [...gone, 'once/hearer_a_b']) {
        const [entry] = await store.list(placeOf(path.slice(0, path.indexOf('/'))), { limit: 9 })
        expect([undefined, 'hearers']).toContain(entry?.key)
      }
      expect(await store.get('users/a')).toEqual({ avatar: 'moon' })
      expect(await store.get('once/hearers')).toBe(1)
    })
  })

  it.each([
    ['with a real owner', { 'setup/owner': treeValue(realOwner) }, 0],
    ['with real invoices', { 'invoiceSeries/R': { year: 2026, last: 1, hash: 'a' } }, 0],
    ['with the sample owner', { 'setup/owner': treeValue(sampleOwner) }, null],
    ['without an owner', {}, null],
  ])('opens a shop %s, or not, and removes the marks of trials', async (_, data, opened) => {
    const money = { amount: 1, currency: 'EUR' }
    await using(settings, (store) =>
      store.update({
        ...data,
        'orders/a': { id: 'a', trial: 'shop' },
        'orders/b': { id: 'b', trial: 'payment' },
        'payments/unmatched': { a: { ...money, trial: true }, b: money, c: { ...money, reason: 'trial' } },
      }),
    )
    await migrate(settings)
    await using(settings, async (store) => {
      expect(await store.get('setup/opened')).toBe(opened)
      expect(await store.get('orders')).toEqual({ a: { id: 'a' } })
      expect(await store.get('payments')).toEqual({ unmatched: { b: money } })
    })
  })

  it('rejects data of a newer program and changes nothing', async () => {
    await using(settings, (store) => store.update({ [FORMAT_NUMBER]: FORMAT + 1, 'users/a': 1 }))
    await expect(migrate(settings)).rejects.toMatchObject({ found: FORMAT + 1, known: FORMAT })
    await using(settings, async (store) => {
      expect(await store.get('users')).toEqual({ a: 1 })
      expect(await store.get('dataFormat')).toEqual({ number: FORMAT + 1 })
    })
  })
})

it('has a migration to each format from the second one on', () => {
  expect(migrations.map(({ to }) => to)).toEqual(Array.from({ length: FORMAT - 1 }, (_, index) => index + 2))
})

it('resumes an interrupted migration on Firebase, which an older program refuses to open', async () => {
  const [, begin] = engines[1] ?? []
  if (!begin) throw new Error('no Firebase')
  const { settings, end } = await begin()
  await fill(settings)
  await using(settings, (store) =>
    store.update({ 'dataFormat/underWay': FORMAT, 'users/u1/name': 'half-way' }),
  )
  await migrate(settings, steps)
  expect(await using(settings, formatPartsOf)).toEqual(newParts)
  await using(settings, (store) => store.update({ 'dataFormat/underWay': FORMAT + 1 }))
  await expect(migrate(settings)).rejects.toBeInstanceOf(NewerFormatError)
  await end()
})

it('leaves the data in one format, old or new, wherever the migration is killed', async () => {
  const settings = newSettings()
  await fill(settings)
  const childEnv = { DATA_DIR: settings.DATA_DIR, SERVER_SECRET: secret }
  // At the latest after writing everything but before the commit.
  const killedAt = async (step: number, kill: (child: Child) => void) => {
    const child = startScript('lib/migration/testing/migrate-slowly.ts', [], childEnv)
    let heard = 0
    child.lines.on('line', (line) => {
      heard += 1
      if (heard === step || line === 'commit') kill(child)
      else child.process.stdin.write('\n')
    })
    await child.finish().catch(() => undefined)
    expect(heard).toBeLessThanOrEqual(step)
    return using(settings, formatPartsOf)
  }
  for (const step of [1, 2, 3, Infinity])
    expect(await killedAt(step, ({ process }) => process.kill('SIGKILL'))).toEqual(olderParts)
  const found = await killedAt(Infinity, ({ process }) => {
    process.stdin.write('\n')
    process.kill('SIGKILL')
  })
  // Each format is a separate step.
  expect([olderParts, { ...newParts, number: FORMAT - 1 }]).toContainEqual(found)
  await migrate(settings, steps)
  expect(await using(settings, formatPartsOf)).toEqual(newParts)
})

it('migrates once when two processes start at the same time', async () => {
  const settings = newSettings()
  await fill(settings)
  const outcomes = await Promise.all([migrate(settings, steps), migrate(settings, steps)])
  expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1)
})

it('refuses to restore a backup or import an export of a newer program', async () => {
  const source = newSettings()
  await using(source, (store) => store.update({ [FORMAT_NUMBER]: FORMAT + 1 }))
  const backup = join(folder, 'newer.sqlite')
  await backupFile(databaseFile(source.DATA_DIR), backup)
  const target = newSettings()
  await expect(restoreFile(databaseFile(target.DATA_DIR), backup)).rejects.toBeInstanceOf(NewerFormatError)
  const newer = Buffer.from(JSON.stringify({ dataFormat: { number: FORMAT + 1 }, users: { a: 1 } }))
  const imported = importTree(target, async function* () {
    yield newer
  })
  await expect(imported).rejects.toBeInstanceOf(NewerFormatError)
  expect(await using(target, (store) => store.list('orders', { limit: 1 }))).toEqual([])
})
