import { setClock } from '@/lib/core/clock'
import { parseEnv } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { addCampaign } from '@/lib/affiliate/campaigns/add-campaign'
import { findCampaign } from '@/lib/affiliate/campaigns/data'
import { newCampaignSchema } from '@/lib/affiliate/campaigns/schema'
import { recordClick } from '@/lib/affiliate/attribution/record-click'
import { getAffiliate } from '@/lib/affiliate/data'
import { adjustBalance } from '@/lib/affiliate/balance/adjust-balance'
import { payOut, startPayout } from '@/lib/affiliate/payouts/pay-out'
import { addPartners } from '@/lib/affiliate/testing/add-sales'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { placeOrder } from '@/lib/checkout/place-order'
import { orderRequestSchema } from '@/lib/checkout/schema'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import { listLastDays } from '@/lib/figures/data'
import { journalEntries } from '@/lib/journal/testing/entries'
import { setCurrentOwner } from '@/lib/legal/current-owner'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { getOrder, saveOrder } from '@/lib/orders/data'
import { readOrderCounts } from '@/lib/orders/count-data'
import { exportDatev } from '@/lib/orders/invoicing/datev/export-datev'
import { ensureCorrection } from '@/lib/orders/invoicing/ensure-correction'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { exportBookings } from '@/lib/orders/invoicing/export-bookings'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { payOrder } from '@/lib/orders/paying/pay-order'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { reportTransfer } from '@/lib/orders/refunds/report-transfer'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { changeOwner } from '@/lib/setup/change-owner'
import { eventually } from '@/lib/store/contract/eventually'
import { PaymentService } from '@/dev/payments/payment-service'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import type { Store } from '@/lib/store/store'
import { declareWithdrawal } from '@/lib/withdrawals/declare-withdrawal'
import { GATHERED } from './collections'
import { deleteTrials, hasTrials } from './delete-trials'

const ACTOR = 'admin test'
const DAY = 86_400_000
const { presets } = programCatalog
const ALWAYS = { from: '2020-01-01', to: '2100-12-31' }
const datev = parseEnv({ DATEV_CONSULTANT: '29098', DATEV_CLIENT: '55003' })

const store = temporaryStore()
let orders = 0
let service: PaymentService

beforeAll(async () => {
  service = await PaymentService.start(store)
})
afterAll(() => service.stop())

beforeEach(async () => {
  await addPartners(store(), ['nova'])
  const span = { from: berlinTimeOf(Date.now() - 90 * DAY), to: berlinTimeOf(Date.now() + DAY) }
  const campaign = newCampaignSchema.parse({
    code: 'SOMMER',
    percent: 20,
    maxUses: 50,
    presetIds: [],
    ...span,
  })
  await addCampaign(store(), campaign, ACTOR)
})
afterEach(() => {
  setClock()
  setCurrentOwner(sampleOwner)
})

async function place(said: object = {}, origin: { cookieCode?: string } = {}): Promise<string> {
  const request = orderRequestSchema.parse({
    items: presets.slice(0, 3).map(({ id }) => ({ id })),
    email: `kundin${(orders += 1)}@example.com`,
    consent: { immediateDelivery: true, withdrawalLoss: true },
    paymentMethod: 'vorkasse',
    ...said,
  })
  return (await placeOrder(store(), request, { key: `key-number-${orders}`, ...origin })).orderId
}

async function buy(said: object = {}, origin = {}): Promise<string> {
  const id = await place(said, origin)
  await confirmPayment(store(), id, ACTOR)
  await ensureInvoice(store(), id)
  return id
}

/** An owner's actions when trying out the shop: some orders by partner and campaign, and everything that can happen to one. */
async function tryShop(viaPartner = 5, byCampaign = 2): Promise<void> {
  setClock(() => Date.now() - 60 * DAY)
  await recordClick(
    store(),
    { code: 'NOVA', originalUrl: 'http://localhost:3000/?ref=NOVA' },
    { userAgent: 'test', address: '127.0.0.1' },
  )
  for (let count = 0; count < viaPartner; count += 1) await buy({}, { cookieCode: 'NOVA' })
  for (let count = 0; count < byCampaign; count += 1) await buy({ discountCode: 'SOMMER' })
  await cancelOrder(store(), await place(), ACTOR)
  const [back, judged] = [await buy(), await buy()]
  const iban = 'DE02120300000000202051'
  const { refundId } = await requestRefund(store(), back, { iban }, { key: 'refund-number-1', actor: ACTOR })
  await reportTransfer(store(), back, refundId, ACTOR)
  await ensureCorrection(store(), back, refundId)
  const order = await getOrder(store(), judged)
  if (order) await ratePreset(store(), order, presets[0]?.id ?? '', { stars: 5, text: 'Gut.', name: '' })
  setClock()
  await adjustBalance(store(), 'nova', { amount: 500, note: 'Kulanz', key: 'adjustment-1' })
  const run = newId('run')
  await startPayout(store(), run, ACTOR)
  await payOut(store(), run)
  await adjustBalance(store(), 'nova', { amount: 300, note: 'Kulanz', key: 'adjustment-2' })
}

async function gathered(): Promise<string[]> {
  const found = GATHERED.map(async (name) =>
    (await store().list(name, { limit: 1 })).length > 0 ? [name] : [],
  )
  return (await Promise.all(found)).flat()
}

async function bookings(): Promise<number> {
  let lines = 0
  for await (const text of exportBookings(store(), ALWAYS)) lines += text.split('\r\n').length - 1
  // Without the header line.
  return lines - 1
}

const becomeReal = async () => {
  const revision = Number((await store().get('setup/ownerChanges')) ?? 0)
  await changeOwner(store(), { ...realOwner, revision }, ACTOR)
  setCurrentOwner(realOwner)
}

describe('a shop that was tried out', () => {
  it('opens with empty books, figures, balances and numbers, once its trials are deleted', async () => {
    await tryShop(22, 5)
    expect((await getAffiliate(store(), 'nova'))?.paidOut).toBeGreaterThan(0)
    expect(await bookings()).toBeGreaterThan(30)
    expect(await findingsOf(store())).toEqual([])
    await expect(becomeReal()).rejects.toMatchObject({ code: 'trials_left' })
    expect(await store().get('setup/owner')).toBeNull()

    await deleteTrials(store(), ACTOR)
    expect(await gathered()).toEqual([])
    expect(await hasTrials(store())).toBe(false)
    const none = { balance: 0, released: 0, paidOut: 0, totalSales: 0, totalEarnings: 0, totalClicks: 0 }
    expect(await getAffiliate(store(), 'nova')).toMatchObject(none)
    expect((await getAffiliate(store(), 'nova'))?.adjusted).toBeUndefined()
    expect((await findCampaign(store(), 'SOMMER'))?.uses).toBe(0)
    expect(await store().list('tasks', { limit: 1 })).toEqual([])
    expect(await journalEntries(store(), 'trials-deleted')).toHaveLength(1)

    await becomeReal()
    const first = await buy({}, { cookieCode: 'NOVA' })
    const year = new Date().getFullYear()
    expect(await getOrder(store(), first)).toMatchObject({ invoice: `R-${year}-000001`, status: 'paid' })
    expect((await getOrder(store(), first))?.trial).toBeUndefined()
    expect(await readOrderCounts(store())).toMatchObject({ pending: 0, paid: 1, cancelled: 0, refunded: 0 })
    expect((await listLastDays(store(), 60)).entries).toMatchObject([{ orders: 1, paid: 1 }])
    expect(await bookings()).toBe(1)
    expect((await exportDatev(store(), { from: `${year}-01-01`, to: `${year}-12-31` }, datev)).count).toBe(1)
    expect(await findingsOf(store())).toEqual([])
  })

  it('numbers the documents of its trials in separate series', async () => {
    await tryShop(22)
    const keys = (await store().list('invoices', { limit: 100 })).map(({ key }) => key.split('-')[0])
    expect(new Set(keys)).toEqual(new Set(['T', 'TK', 'TG']))
  })

  it('continues these series after its trials were deleted, without audit findings', async () => {
    await buy()
    await buy()
    await deleteTrials(store(), ACTOR)
    const order = await getOrder(store(), await buy())
    expect(order?.invoice).toBe(`T-${new Date().getFullYear()}-000003`)
    expect(await findingsOf(store())).toEqual([])
  })

  it('can delete its trials concurrently and repeatedly', async () => {
    await tryShop()
    await Promise.all([deleteTrials(store(), ACTOR), deleteTrials(store(), ACTOR)])
    await deleteTrials(store(), ACTOR)
    expect(await gathered()).toEqual([])
    await becomeReal()
    expect(await findingsOf(store())).toEqual([])
  })

  it.each([1, 2, 9, 20, 25, 28])(
    'completes a deletion that was killed after %i writes on the next attempt',
    async (most) => {
      await tryShop()
      await expect(deleteTrials(failing(store(), most), ACTOR)).rejects.toThrow('killed')
      await expect(becomeReal()).rejects.toMatchObject({ code: 'trials_left' })
      await deleteTrials(store(), ACTOR)
      expect(await gathered()).toEqual([])
      await becomeReal()
      expect(await findingsOf(store())).toEqual([])
    },
  )

  it('also deletes orders that are placed during the deletion', async () => {
    await tryShop()
    const placed: Promise<string>[] = []
    const busy = watched(store(), () => {
      // It may find its order gone at any step.
      if (placed.length < 5) placed.push(buy().catch(String))
    })
    await deleteTrials(busy, ACTOR)
    await Promise.all(placed)
    await deleteTrials(store(), ACTOR)
    expect(await gathered()).toEqual([])
  })

  it('refuses to delete its trials if there is a real order among them', async () => {
    await buy()
    await saveOrder(store(), sampleOrder)
    await expect(deleteTrials(store(), ACTOR)).rejects.toMatchObject({ code: 'trials_bound' })
    expect((await readOrderCounts(store()))?.paid).toBe(1)
  })

  it('rejects the sample owner once it sells for real', async () => {
    await becomeReal()
    await expect(changeOwner(store(), { ...sampleOwner, revision: 1 }, ACTOR)).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })
})

describe('a shop that sells for real', () => {
  beforeEach(becomeReal)

  it('excludes orders paid with test keys from all figures, and deletes only those', async () => {
    const real = await buy({}, { cookieCode: 'NOVA' })
    const before = await businessOf(store())
    const trial = await place({ paymentMethod: 'stripe', discountCode: 'SOMMER' }, { cookieCode: 'NOVA' })
    await service.control(`sessions/${(await getOrder(store(), trial))?.session?.id}/pay`, { attempt: 'now' })
    await eventually(async () => expect((await getOrder(store(), trial))?.status).toBe('paid'))
    await ensureInvoice(store(), trial)
    await requestRefund(store(), trial, { amount: 100 }, { key: 'refund-number-2', actor: ACTOR })
    const order = await getOrder(store(), trial)
    expect(order).toMatchObject({ trial: 'payment', discount: { code: 'SOMMER' } })
    expect(order?.invoice).toMatch(/^T-/)
    const request = { reference: order?.reference ?? '', name: 'Kundin', email: order?.email ?? '' }
    await declareWithdrawal(store(), request, 'withdrawal-number-1')
    expect(await businessOf(store())).toEqual(before)
    expect(await bookings()).toBe(1)
    expect(await findingsOf(store())).toEqual([])

    await deleteTrials(store(), ACTOR)
    expect(await getOrder(store(), trial)).toBeNull()
    expect(await getOrder(store(), real)).toMatchObject({ status: 'paid' })
    expect(await hasTrials(store())).toBe(false)
    expect(await businessOf(store())).toEqual(before)
    for (const name of ['withdrawals', 'tasks'] as const)
      expect(JSON.stringify(await store().get(name))).not.toContain(trial)
    expect(await store().list('invoices', { limit: 5 })).toHaveLength(1)
    expect(await findingsOf(store())).toEqual([])
  })

  it('accepts no test payment for a real order, and no real payment for a trial', async () => {
    const real = await place()
    const trial = await place({ paymentMethod: 'stripe' })
    await expect(payOrder(store(), real, 'stripe')).rejects.toMatchObject({ code: 'order_trial' })
    await expect(payOrder(store(), trial, 'vorkasse')).rejects.toMatchObject({ code: 'order_trial' })
    await expect(confirmPayment(store(), trial, ACTOR)).rejects.toMatchObject({ code: 'order_trial' })
  })
})

/** The data behind the real shop's figures, balances and books. */
async function businessOf(from: Store): Promise<Record<string, unknown>> {
  const names = [
    'figures',
    'campaigns',
    'goodwill',
    'affiliateUsers',
    'affiliateSales',
    'affiliateLedger',
  ] as const
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await from.get(name)])))
}

/** A store whose process is killed after some writes. */
function failing(target: Store, most: number): Store {
  let writes = 0
  return watched(target, () => {
    writes += 1
    if (writes > most) throw new Error('killed')
  })
}

function watched(target: Store, onWrite: () => void): Store {
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'updateOnce' && name !== 'update') return value.bind(target)
      return async (...given: unknown[]) => {
        onWrite()
        return value.apply(target, given)
      }
    },
  })
}
