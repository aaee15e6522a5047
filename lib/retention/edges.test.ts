import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { mailAdded } from '@/lib/mail/data'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { getOrder, saveOrder } from '@/lib/orders/data'
import type { Order } from '@/lib/orders/schema'
import { saveAttempt, WHO_LENGTH } from '@/lib/attempts/data'
import { openOrder } from '@/lib/orders/access/open-order'
import { recordPaymentEvent } from '@/lib/orders/paying/record-payment-event'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { samplePayout, samplePayoutAdded } from '@/lib/payment/payouts/testing/sample-payout'
import type { Json } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { deleteMailFiles, deleteOldMails } from './rules/delete-old-mails'
import { declareWithdrawal } from '@/lib/withdrawals/declare-withdrawal'
import type { Rule } from './tidying'
import { forgetClickDetails, deleteOldClicks, forgetSaleEmails } from './rules/visits-and-partners'
import {
  cancelUnpaidOrders,
  anonymiseOrders,
  deleteOldOrders,
  deleteOldWithdrawals,
  deleteUnassignedWithdrawals,
  deleteOldInvoices,
} from './rules/orders'
import {
  deleteOldStatements,
  deleteSettledTransfers,
  deleteProviderPayouts,
  deleteUnmatched,
} from './rules/statements'
import { forgetUnlockAttempts } from './rules/account'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-edges-'))
process.env.DATA_DIR = folder
afterAll(() => rmSync(folder, { recursive: true }))

const DAY = 86_400_000
/** A summer day in Berlin, so that limits in winter cross a clock change. */
const MADE = Date.parse('2026-07-15T10:00:00Z')
const NEW_YEAR = Date.parse('2035-01-01T00:00:00+01:00')
const store = temporaryStore()

beforeEach(() => setClock(() => MADE))
afterEach(() => setClock())

const run = (rule: Rule, isTrial = false) => rule({ store: store(), isTrial, mayGoOn: () => true })

async function write(path: string, value: Json): Promise<void> {
  await store().update({ [path]: value })
}

const sources = { landing: 'start', source: 'direkt' }

async function addClick(): Promise<void> {
  const id = newId('track')
  const seen = { visitorIp: '8.8.4.0', visitorHash: 'hash', userAgent: 'Browser', referrer: '' }
  const page = {
    originalUrl: 'https://spielklang.example/',
    timestamp: MADE,
    converted: false,
    isFirst: true,
    sources,
  }
  await write(`affiliateClicks/${id}`, { id, affiliateUid: 'nova', ...seen, ...page })
}

async function addSale(): Promise<void> {
  const id = newId('sale')
  const sum = {
    productName: 'A',
    productPrice: 100,
    commissionAmount: 10,
    commissionRate: 10,
    commissionRule: 'percent',
  }
  const origin = {
    saleDate: MADE,
    holdDays: 30,
    status: 'pending',
    trackingCode: 'NOVA10',
    orderId: 'order_1',
  }
  await write(`affiliateSales/${id}`, {
    id,
    affiliateUid: 'nova',
    customerEmail: 'a@b.example',
    ...sum,
    ...origin,
  })
}

async function addOrder(changes: Partial<Order> = {}): Promise<string> {
  const id = newId('order')
  const history = { pending: { at: MADE, actor: 'customer' } }
  await saveOrder(store(), { ...sampleOrder, id, idempotencyKey: id, createdAt: MADE, history, ...changes })
  return id
}

async function addMail(): Promise<void> {
  await store().update(mailAdded({ to: 'a@b.example', template: 'own-orders' }))
  const [id] = Object.keys(Object(await store().get('mails')))
  await write(`mails/${id}/status`, 'sent')
}

function addMailFile(): Promise<void> {
  mkdirSync(join(folder, 'mail'), { recursive: true })
  writeFileSync(join(folder, 'mail', `${newId('mail')}.eml`), 'text')
  return Promise.resolve()
}

const cancelled = async () => void (await cancelOrder(store(), await addOrder(), 'admin'))
const withdrawal = () => write(`withdrawals/${newId('withdrawal')}`, { at: MADE })
const statement = { id: '0'.repeat(32), name: 'a.xml', format: 'camt.053', at: MADE, actor: 'admin' }
const transfer = {
  id: `booking_20260715_${'0'.repeat(32)}`,
  statement: statement.id,
  format: 'camt.053',
  twin: 'a',
  account: 'DE02120300000000202051',
  bookedOn: '2026-07-15',
  amount: 500,
  name: 'Erika Muster',
  iban: '',
  purpose: 'Miete',
  state: 'settled',
  decidedAt: MADE,
}
const unmatched = { method: 'stripe', amount: 1, currency: 'EUR', reason: 'second', at: MADE }

it.each<[string, Rule, () => Promise<unknown>, number]>([
  ['who clicked, after 30 days', forgetClickDetails, addClick, MADE + 30 * DAY],
  ['a click without a sale, after 13 months', deleteOldClicks, addClick, Date.parse('2027-08-15T10:00:00Z')],
  ['the address in a sale, after 90 days', forgetSaleEmails, addSale, MADE + 90 * DAY],
  // The last day to pay is 29 July, plus seven of grace; days end in Berlin.
  ['that an order can be paid', cancelUnpaidOrders, addOrder, Date.parse('2026-08-06T00:00:00+02:00') - 1],
  ['who has cancelled an order, 90 days after that', anonymiseOrders, cancelled, MADE + 90 * DAY],
  ['a mail, after 90 days', deleteOldMails, addMail, MADE + 90 * DAY],
  ['the file of a mail, after 90 days', deleteMailFiles, addMailFile, MADE + 90 * DAY],
  ['an order, with the eighth year', deleteOldOrders, addOrder, NEW_YEAR - 1],
  ['a withdrawal, with the eighth year', deleteOldWithdrawals, withdrawal, NEW_YEAR - 1],
  [
    'a withdrawal without an order, after three years',
    deleteUnassignedWithdrawals,
    () => declareWithdrawal(store(), { name: 'A', reference: 'x', email: 'a@b.example' }, 'key-1'),
    Date.parse('2029-07-15T10:00:00Z'),
  ],
  ['an invoice', deleteOldInvoices, () => write('invoices/R-2026-000001', { text: 'a' }), NEW_YEAR - 1],
  ['a correction', deleteOldInvoices, () => write('invoices/K-2026-000001', { text: 'a' }), NEW_YEAR - 1],
  [
    'money without an order',
    deleteUnmatched,
    () => write('payments/unmatched/pi_1', unmatched),
    NEW_YEAR - 1,
  ],
  [
    'such money that was dealt with',
    deleteUnmatched,
    () => write('payments/settled/pi_1', { ...unmatched, settledAt: MADE, settledBy: 'admin', note: 'a' }),
    NEW_YEAR - 1,
  ],
  [
    'a transfer that has paid no order, six months after it was settled',
    deleteSettledTransfers,
    () => write(`bankEntries/${transfer.id}`, transfer),
    Date.parse('2027-01-15T10:00:00Z'),
  ],
  [
    'a transfer that has paid one, with the eighth year',
    deleteOldStatements,
    () => write(`bankEntries/${transfer.id}`, { ...transfer, state: 'confirmed' }),
    NEW_YEAR - 1,
  ],
  [
    'a payout of the payment provider',
    deleteProviderPayouts,
    () => store().update(samplePayoutAdded()),
    NEW_YEAR - 1,
  ],
  ['a statement', deleteOldStatements, () => write(`statements/${statement.id}`, statement), NEW_YEAR - 1],
  [
    'an attempt to unlock',
    forgetUnlockAttempts,
    () => saveAttempt(store(), 'unlockAttempts', { places: ['x'.repeat(WHO_LENGTH)], at: MADE }),
    MADE + DAY,
  ],
])('forgets %s, and not a millisecond before', async (_, rule, add, last) => {
  await add()
  setClock(() => last)
  expect(await run(rule)).toBe(0)
  setClock(() => last + 1)
  expect(await run(rule, true)).toBe(1)
  expect(await run(rule)).toBe(1)
  expect(await run(rule)).toBe(0)
})

it('keeps a returned payout as long as the books of the year of its return, and then deletes all of it', async () => {
  const returned = { ...samplePayout, returnedOn: '2027-01-02' }
  await store().update(samplePayoutAdded(returned))
  setClock(() => NEW_YEAR)
  expect(await run(deleteProviderPayouts)).toBe(0)
  setClock(() => NEW_YEAR + 366 * DAY)
  expect(await run(deleteProviderPayouts)).toBe(1)
  for (const collection of ['providerPayouts', 'providerPayoutLines', 'bookingDays'] as const)
    expect(await store().get(collection)).toBeNull()
})

it('removes query and fragment from the stored addresses of a click', async () => {
  await addClick()
  const [id] = Object.keys(Object(await store().get('affiliateClicks')))
  await write(`affiliateClicks/${id}/referrer`, 'https://forum.example/thread?user=1#2')
  await write(`affiliateClicks/${id}/originalUrl`, 'https://spielklang.example/?ref=NOVA10&mail=a')
  setClock(() => MADE + 31 * DAY)
  await run(forgetClickDetails)
  expect(await store().get(`affiliateClicks/${id}`)).toEqual({
    id,
    affiliateUid: 'nova',
    referrer: 'https://forum.example/thread',
    originalUrl: 'https://spielklang.example/',
    timestamp: MADE,
    converted: false,
    isFirst: true,
    sources,
  })
})

it('cancels no order whose payment is open, and none that was paid', async () => {
  const session = { attempt: 0, startedAt: MADE, state: 'processing', id: 'cs_1' } as const
  const open = await addOrder({ paymentMethod: 'stripe', session, isPaymentOpen: true })
  const paid = await addOrder({ status: 'paid' })
  const due = await addOrder()
  setClock(() => MADE + 100 * DAY)
  expect(await run(cancelUnpaidOrders)).toBe(1)
  expect([await getOrder(store(), open), await getOrder(store(), paid)]).toMatchObject([
    { status: 'pending' },
    { status: 'paid' },
  ])
  expect(await getOrder(store(), due)).toMatchObject({
    status: 'cancelled',
    history: { cancelled: { actor: 'retention', at: MADE + 100 * DAY } },
  })
})

it('keeps only impersonal fields of an anonymised order, which can be neither opened nor paid', async () => {
  const billing = { name: 'A', street: 'B 1', zip: '12345', city: 'C', country: 'DE' }
  const id = await addOrder({ name: 'A', billing, customerUid: 'uid', paymentMethod: 'stripe' })
  await cancelOrder(store(), id, 'admin')
  setClock(() => MADE + 91 * DAY)
  await run(anonymiseOrders)
  const order = await getOrder(store(), id)
  const { reference, total, items, consent, createdAt } = sampleOrder
  expect(order).toMatchObject({ id, reference, total, items, consent, status: 'cancelled', email: '' })
  for (const field of ['name', 'billing', 'customerUid', 'attribution', 'claimableBy', 'isForgettable'])
    expect(order).not.toHaveProperty(field)
  expect(createdAt).toBeGreaterThan(0)
  await expect(openOrder(store(), id, { token: '' })).rejects.toMatchObject({ code: 'order_not_found' })
  const money = { amount: total, currency: 'EUR', state: 'paid', attempt: 0, url: null } as const
  const paid = { sessionId: 'cs_1', orderId: id, paymentId: 'pi_1', expiresAt: MADE, ...money }
  await recordPaymentEvent(store(), 'stripe', { about: 'session', session: paid })
  expect(await getOrder(store(), id)).toMatchObject({ status: 'cancelled' })
  expect(await store().get('payments/unmatched/pi_1')).toMatchObject({ reason: 'unknown_order', orderId: id })
})

const at = Date.parse('2028-02-01T10:00:00Z')
const decided = { actor: 'admin', idempotencyKey: 'k', bodyHash: 'h', status: 'done' } as const
const refunds = { refund_1: { amount: 100, at, ...decided } }
// It is unpaid again, so that nothing else in it says when that was.
const takenBack = { taken_1: { amount: 100, paidAt: MADE, at, actor: 'admin', entry: transfer.id } }

it.each<[string, Partial<Order>]>([
  ['refund', { status: 'paid', refunded: 100, refunds }],
  ['payment that was taken back', { takenBack }],
])('keeps an order as long as its last %s must be kept', async (_, changes) => {
  await addOrder(changes)
  setClock(() => NEW_YEAR + 2 * 365 * DAY)
  expect(await run(deleteOldOrders)).toBe(0)
  setClock(() => NEW_YEAR + (2 * 365 + 1) * DAY)
  expect(await run(deleteOldOrders)).toBe(1)
})

it('keeps mails that are still waiting to be sent, and files that are not mails', async () => {
  await store().update(mailAdded({ to: 'a@b.example', template: 'own-orders' }))
  mkdirSync(join(folder, 'mail'), { recursive: true })
  writeFileSync(join(folder, 'mail', 'note.txt'), 'text')
  setClock(() => MADE + 400 * DAY)
  expect([await run(deleteOldMails), await run(deleteMailFiles)]).toEqual([0, 0])
  expect(readdirSync(join(folder, 'mail'))).toEqual(['note.txt'])
})
