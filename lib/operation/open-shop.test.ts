import { setClock } from '@/lib/core/clock'
import { parseEnv, setStoredVariables } from '@/lib/core/env'
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
import { setCurrentOwner, setOpen } from '@/lib/legal/current-owner'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { getOrder } from '@/lib/orders/data'
import { readOrderCounts } from '@/lib/orders/count-data'
import { exportDatev } from '@/lib/orders/invoicing/datev/export-datev'
import { ensureCorrection } from '@/lib/orders/invoicing/ensure-correction'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { exportBookings } from '@/lib/orders/invoicing/export-bookings'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { reportTransfer } from '@/lib/orders/refunds/report-transfer'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { changeOwner } from '@/lib/setup/change-owner'
import { openedAt } from '@/lib/setup/owner-data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import type { Json } from '@/lib/store/store'
import { isOffered } from '@/lib/payment/providers/providers'
import { placeOf } from '@/lib/store/rules'
import { EMPTIED } from './at-opening'
import { openShop } from './open-shop'

const ACTOR = 'admin test'
const DAY = 86_400_000
const { presets } = programCatalog
const ALWAYS = { from: '2020-01-01', to: '2100-12-31' }
const datev = parseEnv({ DATEV_CONSULTANT: '29098', DATEV_CLIENT: '55003' })

/** One thing of each kind that stays, by path. */
const KEPT: [path: string, value: Json][] = [
  ['presets/a', { id: 'a' }],
  ['bundles/a', { id: 'a' }],
  ['settings/turboMode', true],
  ['setup/owner/city', realOwner.city],
  ['setup/variables/OWNER_MAIL', 'ida@example.com'],
  ['legalTexts/a', { text: 'a' }],
  ['accounts/a', { email: 'ida@example.com' }],
  ['users/a/presets/b', { name: 'b' }],
  ['passkeys/a', { uid: 'a' }],
  ['sessions/a', { uid: 'a' }],
  ['affiliateUsers/nova/agreed', { at: 1 }],
  ['affiliateUsers/nova/payout', { iban: 'DE02120300000000202051' }],
  ['affiliateApplications/a', { status: 'accepted' }],
  ['partnerNotices/nova/digest', 'daily'],
  ['partnerStages/nova', { status: 'shown' }],
  ['campaigns/sommer/percent', 20],
  ['headsets/a', { name: 'a' }],
]

const store = temporaryStore()
let orders = 0

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
  setOpen(false)
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

async function buyPlaced(id: string): Promise<void> {
  await confirmPayment(store(), id, ACTOR)
  await ensureInvoice(store(), id)
}

async function buy(said: object = {}, origin = {}): Promise<string> {
  const id = await place(said, origin)
  await buyPlaced(id)
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

/** The emptied collections that hold something. */
async function filled(): Promise<string[]> {
  const found = EMPTIED.map(async (name) =>
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

async function fillInOwner(): Promise<void> {
  const revision = Number((await store().get('setup/ownerChanges')) ?? 0)
  await changeOwner(store(), { ...realOwner, revision }, ACTOR)
  setCurrentOwner(realOwner)
}

const year = new Date().getFullYear()

describe('opening a shop that was tried out', () => {
  it('begins empty books, figures, balances and numbers', async () => {
    await tryShop(22, 5)
    await fillInOwner()
    expect((await getAffiliate(store(), 'nova'))?.paidOut).toBeGreaterThan(0)
    expect(await bookings()).toBeGreaterThan(30)
    expect(await findingsOf(store())).toEqual([])
    const keys = (await store().list('invoices', { limit: 100 })).map(({ key }) => key.split('-')[0])
    expect(new Set(keys)).toEqual(new Set(['T', 'TK', 'TG']))

    await openShop(store(), ACTOR)
    expect(await filled()).toEqual([
      ...['suggestions', 'suggestionKeys', 'suggestionRanks', 'suggestionSearch'],
    ])
    const none = { balance: 0, released: 0, paidOut: 0, totalSales: 0, totalEarnings: 0, totalClicks: 0 }
    expect(await getAffiliate(store(), 'nova')).toMatchObject(none)
    expect((await getAffiliate(store(), 'nova'))?.adjusted).toBeUndefined()
    expect((await findCampaign(store(), 'SOMMER'))?.uses).toBe(0)
    expect(await store().list('tasks', { limit: 1 })).toEqual([])
    expect(await journalEntries(store(), 'shop-opened')).toHaveLength(1)

    const first = await buy({}, { cookieCode: 'NOVA' })
    expect(await getOrder(store(), first)).toMatchObject({ invoice: `R-${year}-000001`, status: 'paid' })
    expect(await readOrderCounts(store())).toMatchObject({ pending: 0, paid: 1, cancelled: 0, refunded: 0 })
    expect((await listLastDays(store(), 60)).entries).toMatchObject([{ orders: 1, paid: 1 }])
    expect(await bookings()).toBe(1)
    expect((await exportDatev(store(), { from: `${year}-01-01`, to: `${year}-12-31` }, datev)).count).toBe(1)
    expect(await findingsOf(store())).toEqual([])
  })

  it.each(EMPTIED.map((name) => [name]))('empties %s', async (name) => {
    await fillInOwner()
    const path = placeOf(`${name}/a`)
    await store().update({ [path]: { b: { c: 1 } } })
    await openShop(store(), ACTOR)
    expect(await store().get(path)).toBeNull()
  })

  it.each(KEPT)('keeps %s', async (path, value) => {
    await fillInOwner()
    await store().update({ [path]: value })
    await openShop(store(), ACTOR)
    expect(await store().get(placeOf(path))).toEqual(value)
  })

  it('forgets what would keep a visit, a vote or a bank file from being counted again', async () => {
    await fillInOwner()
    const gone = [
      'visit_a',
      'figure_a',
      'voter_a_0',
      'game_a',
      'statement_a',
      'bankentry_a',
      'campaignbuyer_a',
    ]
    const kept = ['address_a', 'admin_a', 'edit_nova_0', 'change_order_1_a_0']
    await store().update(Object.fromEntries([...gone, ...kept].map((key) => [`once/${key}`, 1])))
    await openShop(store(), ACTOR)
    const left = Object.keys(Object(await store().get('once')))
    expect(left).toEqual(expect.arrayContaining(kept))
    expect(left.filter((key) => gone.includes(key))).toEqual([])
  })

  it('happens once, however often it is pressed', async () => {
    await tryShop()
    await fillInOwner()
    await Promise.all([openShop(store(), ACTOR), openShop(store(), ACTOR)])
    const at = await openedAt(store())
    const first = await buy()
    await openShop(store(), ACTOR)
    expect(await openedAt(store())).toBe(at)
    expect(await getOrder(store(), first)).toMatchObject({ invoice: `R-${year}-000001` })
    expect(await journalEntries(store(), 'shop-opened')).toHaveLength(1)
    expect(await findingsOf(store())).toEqual([])
  })

  it('leaves nothing of an order that somebody changes meanwhile', async () => {
    await fillInOwner()
    const ids = [await place(), await place(), await place()]
    await Promise.all([openShop(store(), ACTOR), ...ids.map((id) => buyPlaced(id).catch(String))])
    for (const id of ids) expect(await store().get(`orders/${id}`)).toBeNull()
    expect(await findingsOf(store())).toEqual([])
  })

  it('is refused while the owner’s data are the sample', async () => {
    const id = await buy()
    await expect(openShop(store(), ACTOR)).rejects.toMatchObject({ code: 'not_ready_to_open' })
    expect(await getOrder(store(), id)).toMatchObject({ invoice: `T-${year}-000001` })
  })

  it('is refused if the data have real documents', async () => {
    await fillInOwner()
    setOpen(true)
    const id = await buy()
    await expect(openShop(store(), ACTOR)).rejects.toMatchObject({ code: 'holds_real' })
    expect(await getOrder(store(), id)).not.toBeNull()
  })

  it('lets nobody put the sample back afterwards', async () => {
    await fillInOwner()
    await openShop(store(), ACTOR)
    const revision = Number(await store().get('setup/ownerChanges'))
    await expect(changeOwner(store(), { ...sampleOwner, revision }, ACTOR)).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })
})

describe('a shop at a public address with live keys', () => {
  afterEach(() => setStoredVariables({}))

  it('takes no money before it is open, and none with test keys afterwards', async () => {
    const keys = (key: string) =>
      setStoredVariables({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' })
    keys('sk_live_1')
    expect(isOffered('stripe')).toBe(false)
    await expect(place({ paymentMethod: 'stripe' })).rejects.toMatchObject({ code: 'invalid_input' })
    await fillInOwner()
    await openShop(store(), ACTOR)
    expect(isOffered('stripe')).toBe(true)
    keys('sk_test_1')
    expect(isOffered('stripe')).toBe(false)
  })
})

it('the audit reports an order from before the opening, and one with a number of trials', async () => {
  const id = await buy()
  await store().update({ 'setup/opened': Date.now() + 1 })
  const codes = (await findingsOf(store())).map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['left_trial', 'wrong_series']))
  expect(await getOrder(store(), id)).not.toBeNull()
})
