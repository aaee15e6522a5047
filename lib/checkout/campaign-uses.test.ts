import { addCampaign } from '@/lib/affiliate/campaigns/add-campaign'
import { findCampaign } from '@/lib/affiliate/campaigns/data'
import { redeemCampaign } from '@/lib/affiliate/campaigns/redeem-campaign'
import { newCampaignSchema } from '@/lib/affiliate/campaigns/schema'
import { findAffiliate } from '@/lib/affiliate/data'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { findSale } from '@/lib/affiliate/sales/data'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import { setClock } from '@/lib/core/clock'
import { getOrder } from '@/lib/orders/data'
import { creditPartner } from '@/lib/orders/commission/credit-partner'
import { cancelOrder } from '@/lib/orders/paying/cancel-order'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { freeCampaignUse } from '@/lib/orders/state/free-campaign-use'
import { mendEmail } from '@/lib/orders/state/mend-email'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { onceKinds } from '@/lib/records/collections'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { placeOrder } from './place-order'
import { orderRequestSchema } from './schema'

const [one, , two] = programCatalog.presets
if (!one || !two) throw new Error('the program has too few presets')
const DAY = 86_400_000
const AT = Date.parse('2026-11-20T10:00:00+01:00')

const store = temporaryStore()
let count = 0

const requestOf = (said: object) =>
  orderRequestSchema.parse({
    items: [{ id: one.id }],
    email: 'kundin@gmail.com',
    consent: { immediateDelivery: true, withdrawalLoss: true },
    paymentMethod: 'vorkasse',
    ...said,
  })
async function place(said: object, address: string | null = null) {
  const placed = await placeOrder(store(), requestOf(said), { key: `uses-key-${(count += 1)}`, address })
  const order = await getOrder(store(), placed.orderId)
  if (!order) throw new Error('the order was not written')
  return order
}
const add = (said: object) =>
  addCampaign(
    store(),
    newCampaignSchema.parse({
      code: 'AKTION',
      presetIds: [],
      from: berlinTimeOf(AT - DAY),
      to: berlinTimeOf(AT + 60 * DAY),
      ...said,
    }),
    'admin a',
  )
const withCode = (said: object = {}) => place({ discountCode: 'AKTION', ...said })
const uses = async () => (await findCampaign(store(), 'AKTION'))?.uses
const used = { code: 'code_used', fields: { discountCode: expect.stringContaining('schon eingelöst') } }

beforeEach(() => setClock(() => AT))
afterEach(async () => {
  expect(await findingsOf(store())).toEqual([])
  setClock()
})

describe('a fixed discount', () => {
  it('is given once per mailbox, however the address is spelled, even concurrently', async () => {
    await add({ fixed: 300 })
    const spellings = ['kundin@gmail.com', 'K.undin+2@googlemail.com', 'kun.din@gmail.com']
    const results = await Promise.allSettled(spellings.map((email) => withCode({ email })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(used)
    await expect(redeemCampaign(store(), 'aktion', { customerEmail: spellings[2] })).rejects.toMatchObject(
      used,
    )
    expect((await withCode({ email: 'andere@example.com' })).total).toBe(one.price - 300)
    expect(await uses()).toBe(2)
  })

  it('can be used again once its unpaid order is cancelled, even after an address correction', async () => {
    await add({ fixed: 300 })
    const { id } = await withCode()
    await mendEmail(store(), id, 'neu@example.com')
    await expect(withCode()).rejects.toMatchObject(used)
    await cancelOrder(store(), id, 'admin')
    const { id: again } = await withCode()
    await confirmPayment(store(), again, 'admin')
    await expect(withCode()).rejects.toMatchObject(used)
    // Paid after all: the price of the contract holds.
    await confirmPayment(store(), id, 'admin')
    expect(await getOrder(store(), id)).toMatchObject({ status: 'paid', total: one.price - 300 })
    expect(await uses()).toBe(2)
  })

  it('leaves a key that does not reveal the mailbox, kept while the campaign runs', async () => {
    await add({ code: 'Mit_Strich-1', fixed: 300 })
    await place({ discountCode: 'Mit_Strich-1' })
    const onceKeys = Object.keys(Object(await store().get('once')))
    const [onceKey = ''] = onceKeys.filter((key) => key.startsWith('campaignbuyer_'))
    expect(onceKey).toMatch(/^campaignbuyer_mit_strich-1_[\w-]{22}$/)
    const isNeeded = () => onceKinds.get('campaignbuyer')?.isNeeded?.(store(), onceKey)
    expect(await isNeeded()).toBe(true)
    setClock(() => AT + 61 * DAY)
    expect(await isNeeded()).toBe(false)
    setClock(() => AT)
  })

  it('is used by one order if that is sent concurrently', async () => {
    await add({ fixed: 300, maxUses: 1 })
    const request = requestOf({ discountCode: 'AKTION' })
    const sent = await Promise.all([1, 2, 3].map(() => placeOrder(store(), request, { key: 'the-same-key' })))
    expect(new Set(sent.map(({ orderId }) => orderId)).size).toBe(1)
  })

  it('is not limited per mailbox if it is a percentage', async () => {
    await add({ percent: 10 })
    await withCode()
    await withCode({ items: [{ id: two.id }] })
    expect(await uses()).toBe(2)
  })
})

describe('the last use of a campaign', () => {
  it('is held while a transfer may arrive, then freed; a late payer keeps the price', async () => {
    await add({ percent: 20, maxUses: 1 })
    const { id, total } = await withCode()
    await freeCampaignUse(store(), id)
    await expect(withCode({ email: 'b@example.com' })).rejects.toMatchObject({ code: 'code_spent' })
    setClock(() => AT + 5 * DAY)
    await Promise.all([freeCampaignUse(store(), id), freeCampaignUse(store(), id)])
    expect(await uses()).toBe(0)
    const { id: other } = await withCode({ email: 'b@example.com' })
    await confirmPayment(store(), id, 'admin')
    expect(await getOrder(store(), id)).toMatchObject({ status: 'paid', total })
    expect(await uses()).toBe(2)
    await cancelOrder(store(), other, 'admin')
    expect(await uses()).toBe(1)
  })

  it('is scheduled to be freed, and returned only once if the order is then cancelled', async () => {
    await add({ percent: 20, maxUses: 1 })
    const { id } = await withCode()
    const tasks = await store().list('tasks', { limit: 99 })
    expect(tasks.map(({ value }) => value)).toContainEqual(
      expect.objectContaining({ kind: 'campaign-use', subject: id, dueAt: AT + 5 * DAY }),
    )
    setClock(() => AT + 5 * DAY)
    await freeCampaignUse(store(), id)
    await cancelOrder(store(), id, 'admin')
    expect(await uses()).toBe(0)
    await confirmPayment(store(), id, 'admin')
    await freeCampaignUse(store(), id)
    expect(await uses()).toBe(1)
  })
})

describe('unpaid orders from one network', () => {
  const from = (address: string) => place({}, address)

  it('are limited per day, without counting paid ones or affecting other networks', async () => {
    const { id } = await from('93.184.216.34')
    for (let placed = 1; placed < 40; placed += 1) await from('93.184.216.77')
    const refused = { code: 'too_many_unpaid', retryAfter: expect.any(Number) }
    await expect(from('93.184.216.1')).rejects.toMatchObject(refused)
    await from('8.8.8.8')
    await from('127.0.0.1')
    await confirmPayment(store(), id, 'admin')
    expect(await getOrder(store(), id)).not.toHaveProperty('network')
    await from('93.184.216.1')
    await expect(from('93.184.216.1')).rejects.toMatchObject(refused)
    setClock(() => AT + DAY)
    await from('93.184.216.1')
    setClock(() => AT)
  })
})

describe('a partner’s own order under another address', () => {
  const byNova = async (email: string) => {
    await setPartner(store(), 'uid-nova', {
      customCode: 'NOVA10',
      commissionRate: 10,
      email: 'nova@example.com',
    })
    return place({ discountCode: 'NOVA10', email })
  }

  it.each(['Nova@example.com', 'nova+shop@example.com'])(
    'loses its commission when the address is corrected to %s',
    async (email) => {
      const { id } = await byNova('freund@example.com')
      await confirmPayment(store(), id, 'admin')
      await creditPartner(store(), id)
      await mendEmail(store(), id, email)
      expect(await findAffiliate(store(), 'NOVA10')).toMatchObject({ balance: 0, totalEarnings: 0 })
      expect(await findSale(store(), id)).toMatchObject({ status: 'reversed' })
      await creditPartner(store(), id)
      expect(await findAffiliate(store(), 'NOVA10')).toMatchObject({ balance: 0 })
    },
  )

  it('earns nothing if the address was corrected before payment, to the partner’s or away from it', async () => {
    const { id } = await byNova('freund@example.com')
    await mendEmail(store(), id, 'nova@example.com')
    const away = await place({ email: 'nova@example.com' })
    await store().update({
      [`orders/${away.id}/attribution`]: { affiliateUid: 'uid-nova', trackingCode: 'NOVA10' },
    })
    await mendEmail(store(), away.id, 'freund@example.com')
    for (const order of [id, away.id]) {
      await confirmPayment(store(), order, 'admin')
      await creditPartner(store(), order)
      expect(await findSale(store(), order)).toBeNull()
    }
  })
})
