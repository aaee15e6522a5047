import { affiliateSet } from '@/lib/affiliate/data'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopTasks } from '@/lib/composition/shop-tasks'
import { recordClick } from '@/lib/affiliate/attribution/record-click'
import { now, setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { saveAttempt } from '@/lib/attempts/data'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { noteOrder } from '@/lib/orders/desk/note-order'
import type { Order } from '@/lib/orders/schema'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import { takePayment } from '@/lib/orders/paying/record-session'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { orderedPreset, sampleOrder, sampleTerms } from '@/lib/orders/testing/sample-order'
import { setOpen } from '@/lib/legal/current-owner'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { exportTree } from '@/lib/store/export-tree'
import type { Store } from '@/lib/store/store'
import { declaredCollections } from '@/lib/records/collections'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { tidyAll } from './testing/tidy-all'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-tidy-'))
process.env.DATA_DIR = folder
process.env.STORE_FULL_IP = 'true'

const START = Date.UTC(2026, 10, 20, 10)
/** Matches anything that could identify the people in this test. */
const PERSONAL = /Petra|petra|Person|8\.8\.4\.4|DE02120300000000202051|hash-of-network/
const billing = {
  name: 'Petra Person',
  street: 'Personweg 1',
  zip: '12345',
  city: 'Personstadt',
  country: 'DE',
}

/** Due entries by day, except idempotency keys. */
const dueOn: [day: string, due: Record<string, number>][] = [
  ['2026-11-22', { unlockAttempts: 1 }],
  ['2026-12-11', {}],
  ['2026-12-12', { unpaidOrders: 1 }],
  ['2026-12-19', {}],
  ['2026-12-20', { clickDetails: 2 }],
  ['2027-02-17', {}],
  ['2027-02-18', { saleEmails: 2, mails: 3, mailFiles: 3 }],
  ['2027-03-13', { anonymousOrders: 1, mails: 1, mailFiles: 1 }],
  ['2027-12-21', { oldClicks: 1 }],
  ['2034-12-31', {}],
  ['2035-01-01', { orders: 3, invoices: 3, withdrawals: 1, unmatched: 1 }],
  ['2036-12-31', {}],
  ['2037-01-01', { journal: 2 }],
]

function withoutOnceKeys(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([rule]) => rule !== 'onceKeys'))
}

async function treeOf(store: Store): Promise<string> {
  const snapshot = await store.snapshot()
  let text = ''
  for await (const piece of exportTree(snapshot)) text += piece
  snapshot.close()
  return text
}

async function addOrder(store: Store, changes: Partial<Order>): Promise<string> {
  const id = newId('order')
  const person = { email: 'petra@person.example', name: 'Petra Person', billing, createdAt: now() }
  const history = { pending: { at: now(), actor: 'customer' } }
  const order = { ...sampleOrder, ...person, history, id, idempotencyKey: id, ...changes }
  await saveOrder(store, order, sampleTerms)
  return id
}

/** Issues invoices, and sends mails to files. */
async function doAll(store: Store): Promise<void> {
  for (let round = 0; (await store.get('tasks')) !== null; round += 1) {
    expect(round).toBeLessThan(3)
    for (const id of Object.keys(Object(await store.get('tasks')))) await attemptTask(store, id, shopTasks)
  }
}

/** A day on which the shop stores at least one of everything it keeps. */
async function live(store: Store): Promise<{ paid: string; unpaid: string }> {
  const partner = { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10, createdAt: now() }
  const set = await affiliateSet(store, partner)
  await store.update(set?.changes ?? {})
  const click = () =>
    recordClick(
      store,
      {
        code: 'NOVA10',
        originalUrl: 'https://spielklang.example/?ref=NOVA10&for=Petra',
        referrer: 'https://forum.example/thread?user=Petra#Petra',
      },
      { address: '8.8.4.4', userAgent: 'Personal Browser of Petra' },
    )
  const { trackingId: trackingCode } = await click()
  await click()
  const attribution = { affiliateUid: 'uid-nova', trackingCode }
  const paid = await addOrder(store, { attribution, customerUid: 'uid-Petra' })
  const order = await confirmPayment(store, paid, 'admin')
  await ratePreset(store, order, orderedPreset.id, { stars: 5, text: 'Petra likes it.', name: 'Petra' })
  const iban = 'DE02120300000000202051'
  const wish = { amount: 100, iban, reason: 'Person wished it' }
  const { refundId } = await requestRefund(store, paid, wish, { key: 'refund', actor: 'admin' })
  await settleRefund(store, paid, refundId, { status: 'done', actor: 'admin' })
  const unpaid = await addOrder(store, { attribution, customerUid: 'uid-Petra' })
  for (const id of [paid, unpaid]) await noteOrder(store, id, 'Petra has called', 'support uid-help')
  const byCard = await addOrder(store, { paymentMethod: 'stripe' })
  const money = {
    amount: orderedPreset.price,
    currency: 'EUR',
    state: 'paid',
    attempt: 0,
    url: null,
  } as const
  const session = { sessionId: 'cs_Person', expiresAt: now(), ...money }
  await takePayment(store, 'stripe', { ...session, orderId: byCard, paymentId: 'pi_Person' })
  await takePayment(store, 'stripe', { ...session, orderId: 'order of Petra', paymentId: 'pi_Petra' })
  await doAll(store)
  const withdrawal = newId('withdrawal')
  await store.update({
    [`withdrawals/${withdrawal}`]: { id: withdrawal, at: now(), name: 'Petra Person', status: 'received' },
  })
  const who = 'hash-of-network-000000'
  await store.updateOnce('mail_to_own-orders_Petra-hashed_2026-11-20_0', {})
  await saveAttempt(store, 'unlockAttempts', { places: [who], at: now() })
  return { paid, unpaid }
}

describe('the data of a shop', () => {
  const store = temporaryStore()
  beforeAll(() => setOpen(true))
  beforeEach(() => setClock(() => START))
  afterEach(() => setClock())
  afterAll(() => rmSync(folder, { recursive: true }))

  it('contain nothing personal after eleven years, and all figures add up at every moment', async () => {
    const { paid, unpaid } = await live(store())
    expect(await findingsOf(store())).toEqual([])
    expect(await treeOf(store())).toMatch(PERSONAL)
    // Everything personal must have a retention period.
    const personal = Object.entries(Object(JSON.parse(await treeOf(store())))).filter(([, value]) =>
      PERSONAL.test(JSON.stringify(value)),
    )
    expect(
      personal.map(([name]) => name).filter((name) => !declaredCollections.get(name)?.kept.length),
    ).toEqual([])
    expect(await tidyAll(store())).toEqual({})
    const figures = await store().get('affiliateUsers/uid-nova')

    for (const [day, expected] of dueOn) {
      setClock(() => Date.parse(`${day}T12:00:00Z`))
      const trial = withoutOnceKeys(await tidyAll(store(), true))
      const done = withoutOnceKeys(await tidyAll(store()))
      await doAll(store())
      expect({ day, done, trial }).toEqual({ day, done: expected, trial: expected })
      expect(await findingsOf(store())).toEqual([])
      if (day < '2035') expect(await getOrder(store(), paid)).toMatchObject({ billing, status: 'paid' })
      if (day > '2027-03-13' && day < '2035')
        expect(JSON.stringify(await getOrder(store(), unpaid))).not.toMatch(PERSONAL)
    }

    setClock(() => Date.parse('2037-01-02T00:00:00Z'))
    await tidyAll(store())
    const tree = await treeOf(store())
    expect(tree).not.toMatch(PERSONAL)
    expect(Object.keys(Object(JSON.parse(tree))).sort()).toEqual([
      'affiliateClicks',
      'affiliateDaily',
      'affiliateLedger',
      'affiliateSales',
      'affiliateSources',
      'affiliateUsers',
      'figures',
      'invoiceSeries',
      'legalTexts',
      'once',
      'orderCounts',
      'partnerSearch',
      'ratingCounts',
      'signals',
      'tidying',
    ])
    const onceKeys = Object.keys(Object(await store().get('once')))
    expect(onceKeys.sort()).toEqual(['invoice_K-2026-000001', 'invoice_R-2026-000002'])
    expect(await store().get('affiliateUsers/uid-nova')).toEqual(figures)
    expect(existsSync(join(folder, 'mail')) ? readdirSync(join(folder, 'mail')) : []).toEqual([])
    expect(await findingsOf(store())).toEqual([])
  })
})
