import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOrder } from '@/lib/orders/data'
import { mailsOf } from '@/lib/orders/testing/outcome'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { startScript } from '@/lib/store/contract/child'
import { confirmEntries } from './confirm-entries'
import { findEntries } from './data'
import type { EntryDecision } from './schema'
import { takeStatement } from './take-statement'
import { addOrder } from '@/lib/orders/testing/add-order'
import { camtFile } from './testing/sample-files'

const folder = mkdtempSync(join(tmpdir(), 'two-deciders-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('two processes undo a payment, and ask for a rest, once', async () => {
  const database = join(folder, 'store.db')
  const store = createSqliteStore(database)
  const [paid, owing] = [await addOrder(store), await addOrder(store)]
  const bookings = [
    { amount: paid.total, purpose: paid.reference },
    { amount: owing.total - 100, purpose: owing.reference },
  ]
  await takeStatement(store, { bytes: camtFile(bookings), name: 'auszug.xml' }, 'admin test')
  const only = async (state: 'sure' | 'doubtful') =>
    (await findEntries(store, state, { limit: 2 })).entries[0]?.id ?? ''
  const [sure, doubtful] = [await only('sure'), await only('doubtful')]
  await confirmEntries(store, [sure], 'admin test')
  const atOnce = async (id: string, decision: EntryDecision) => {
    const given = [database, id, JSON.stringify(decision)]
    const children = [0, 1].map(() => startScript('lib/statements/testing/decide-twice.ts', given, {}))
    await Promise.all(children.map(({ lines }) => once(lines, 'line')))
    const answers = children.map(({ lines }) => once(lines, 'line'))
    for (const { process } of children) process.stdin.write('go\n')
    const said = (await Promise.all(answers)).map(([line]) => String(line))
    await Promise.all(children.map((child) => child.finish()))
    return said
  }
  expect(await atOnce(sure, { decision: 'undo' })).toEqual(['done', 'done'])
  expect(await atOnce(doubtful, { decision: 'rest', orderId: owing.id })).toEqual(['done', 'done'])
  expect(await getOrder(store, paid.id)).toMatchObject({ status: 'pending', changes: 2 })
  expect(await getOrder(store, owing.id)).toMatchObject({ status: 'pending', changes: 1 })
  const mailsFor = async (id: string, template: string) =>
    (await mailsOf(store, id)).filter((mail) => mail.template === template).length
  expect(await mailsFor(paid.id, 'payment-taken-back')).toBe(1)
  expect(await mailsFor(owing.id, 'order-rest')).toBe(1)
  await store.close()
})
