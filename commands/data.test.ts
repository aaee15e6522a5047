import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import messages from '@/messages/de.json'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-data-'))
const shop = createSqliteStore(join(folder, 'spielklang.sqlite'))

/** Runs the command line while `shop` is open, as a running shop has it. */
async function data(args: string[], input = '') {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'commands/data.ts', ...args],
    {
      env: { ...process.env, STORE_ENGINE: 'sqlite', DATA_DIR: folder },
    },
  )
  child.stdin.end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, err, code: child.exitCode }
}

jest.setTimeout(60_000)
beforeEach(() =>
  shop.update({
    'settings/maintenance': false,
    'orders/o1': { status: 'paid' },
    'orders/o2': null,
    'users/a': null,
  }),
)
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

it('prints and writes values', async () => {
  expect(await data(['get', '/orders/o1'])).toEqual({ out: '{\n  "status": "paid"\n}\n', err: '', code: 0 })
  expect(await data(['get', 'orders/none'])).toEqual({ out: 'null\n', err: '', code: 0 })
  expect(await data(['set', 'settings/maintenance', 'true'])).toMatchObject({ err: '', code: 0 })
  expect(await shop.get('settings/maintenance')).toBe(true)
  expect(await data(['set', 'orders/o1', 'null'])).toMatchObject({ err: '', code: 0 })
  expect(await shop.get('orders')).toBeNull()
})

it('exports to a file or the standard output what it imports from either', async () => {
  const tree = { settings: { maintenance: false }, orders: { o1: { status: 'paid' } } }
  const file = join(folder, 'tree.json')
  expect(await data(['export', file])).toMatchObject({ err: '', code: 0 })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(tree)
  expect(JSON.parse((await data(['export', '-'])).out)).toEqual(tree)
  await shop.update({ 'orders/o2': { status: 'pending' } })
  expect(await data(['import', file])).toMatchObject({ err: '', code: 0 })
  expect(await shop.get('orders')).toEqual(tree.orders)
  expect(await data(['import', '-'], '{"users":{"a":[7]}}')).toMatchObject({ err: '', code: 0 })
  expect(await shop.get('users')).toEqual({ a: { 0: 7 } })
})

it('refuses a file with an unknown collection by its name, and writes nothing', async () => {
  const file = join(folder, 'bad.json')
  writeFileSync(file, '{"orders":{},"ordres":{}}')
  const { out, err, code } = await data(['import', file])
  expect({ out, code }).toEqual({ out: '', code: 1 })
  expect(err).toBe(`${messages.data.unknown_collection.replace('{key}', 'ordres')}\n`)
  expect(await shop.get('orders')).toEqual({ o1: { status: 'paid' } })
})

it.each([
  ['a path that is not allowed', ['get', 'orders/a.b'], 'Pfad oder Schlüssel'],
  ['text that is no JSON', ['set', 'users/a', '{'], 'kein gültiges JSON'],
  ['a file that is not there', ['import', 'nowhere.json'], 'ENOENT'],
])('ends with 1 and a sentence for %s', async (_, args, sentence) => {
  const { out, err, code } = await data(args)
  expect({ out, code }).toEqual({ out: '', code: 1 })
  expect(err).toContain(sentence)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

it.each([[[]], [['get']], [['get', 'orders', 'users']], [['constructor', 'x']]])(
  'shows its usage for %j',
  async (args) => {
    expect(await data(args)).toEqual({ out: '', err: `${messages.data.usage}\n`, code: 2 })
  },
)

it('audits the figures, and ends with 1 when one of them does not add up', async () => {
  expect(await data(['audit'])).toMatchObject({ code: 0, out: expect.stringContaining('stimmen') })
  await shop.update({ 'affiliateUsers/uid-nova': { uid: 'uid-nova', totalClicks: 3 } })
  const { out, code } = await data(['audit'])
  expect(code).toBe(1)
  expect(out).toContain('affiliateUsers/uid-nova/totalClicks: gespeichert 3, richtig wäre 0')
  await shop.update({ 'affiliateUsers/uid-nova': null })
})
