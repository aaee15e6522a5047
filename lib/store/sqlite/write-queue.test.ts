import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withOnceKey } from '@/lib/store/changes'
import { increment, StoreError, type Changes } from '@/lib/store/store'
import { openDatabase } from './open-database'
import { openedFile } from './opened-file'
import { Reader } from './reader'
import { Subscriptions } from './subscriptions'
import { WriteQueue } from './write-queue'
import { Writer, writesOf } from './writer'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-queue-'))
let database: ReturnType<typeof openDatabase>
let reader: Reader
let subscriptions: Subscriptions
let queue: WriteQueue
let files = 0

const add = (changes: Changes) => queue.add(writesOf(changes))
const addOnce = (key: string, changes: Changes) => queue.add(writesOf(withOnceKey(key, changes)), key)
const statuses = async (answers: Promise<unknown>[]) =>
  (await Promise.allSettled(answers)).map(({ status }) => status)

beforeEach(() => {
  files += 1
  const file = join(folder, `${files}.sqlite`)
  database = openDatabase(file)
  reader = new Reader(database)
  subscriptions = new Subscriptions(database, reader)
  queue = new WriteQueue(database, new Writer(database), subscriptions, openedFile(database, file))
})
afterEach(() => {
  subscriptions.clear()
  database.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

it('rolls back a failing update as a whole, and only that one', async () => {
  await add({ 'users/a/n': 1.7e308 })
  const answers = await statuses([
    add({ 'users/b': 1 }),
    add({ 'users/b': 2, 'users/c': 2, 'users/a/n': increment(1.7e308) }),
    add({ 'users/d': increment(3) }),
  ])
  expect(answers).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(reader.get('users')).toEqual({ a: { n: 1.7e308 }, b: 1, d: 3 })
})

it('answers each of several updateOnce with one key in one transaction', async () => {
  const answers = await Promise.all([1, 2, 3].map((n) => addOnce('key', { 'users/n': n })))
  expect(answers).toEqual([true, false, false])
  expect(reader.get('users/n')).toBe(1)
})

it('rejects when the disk is full, keeps the data, and continues when there is space again', async () => {
  const seen: unknown[] = []
  subscriptions.add('users', (value) => seen.push(value))
  await add({ 'users/a': 'kept' })
  database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`)
  const large = () => add({ 'users/a': 'lost', 'orders/o': 'x'.repeat(1_000_000) })
  await expect(large()).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('full'),
  })
  expect(await statuses([large(), add({ 'users/b': 1 }), large()])).toEqual([
    'rejected',
    expect.any(String),
    'rejected',
  ])
  expect(reader.get('users/a')).toBe('kept')
  expect(reader.get('orders')).toBeNull()
  database.pragma('max_page_count = 1000000')
  await add({ 'users/a': 'again' })
  expect(reader.get('users/a')).toBe('again')
  expect(JSON.stringify(seen)).not.toContain('lost')
})

it('commits more updates than fit into one transaction, in order', async () => {
  await Promise.all(
    Array.from({ length: 1_000 }, (_, n) => add({ 'users/last': n, 'users/sum': increment(1) })),
  )
  expect(reader.get('users')).toEqual({ last: 999, sum: 1_000 })
})

it('acknowledges nothing that was written into a deleted file', async () => {
  let looks = 0
  const isGone = () => {
    looks += 1
    if (looks === 2) throw new StoreError('unavailable', 'gone')
  }
  const own = new WriteQueue(database, new Writer(database), subscriptions, isGone)
  await expect(own.add(writesOf({ 'users/late': 1 }))).rejects.toMatchObject({ code: 'unavailable' })
})
