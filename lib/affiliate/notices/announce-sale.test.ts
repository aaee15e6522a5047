import { setClock } from '@/lib/core/clock'
import { setOpen } from '@/lib/legal/current-owner'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { partnershipEnded, getAffiliate } from '../data'
import { flagSale } from '../flags/flag-sales'
import { reviewSale } from '../flags/review-sale'
import { recordSale } from '../attribution/record-sale'
import { addPartners, addSale } from '../testing/add-sales'

const AT = Date.parse('2026-10-01T12:00:00+02:00')
const decision = { note: 'Nachgefragt, alles in Ordnung.', actor: 'admin x' }
const allOn = { digest: 'daily', discord: 'sealed', overlay: 'hash', overlaySeed: 'seed' }

describe('notifying a partner of a sale', () => {
  const store = temporaryStore()
  beforeEach(async () => {
    setOpen(true)
    await addPartners(store(), ['nova'])
    await store().update({ 'partnerNotices/nova': allOn })
  })
  afterEach(() => {
    setClock()
  })

  const told = async () =>
    (await store().list('tasks', { limit: 99 })).map(({ value }) => Reflect.get(Object(value), 'kind')).sort()
  const counted = () => store().get('partnerNotices/nova/announced')

  /** A sale with a card that has paid for others before, so that it is held from the start. */
  const addHeld = async () => {
    setClock(() => AT)
    await store().update({ 'paymentPrints/2026-10/nova/print': 5 })
    const sale = await recordSale(store(), {
      orderId: `order_${AT}_0000000000000000`,
      attribution: { affiliateUid: 'nova', trackingCode: 'NOVA' },
      customerEmail: 'kundin@example.com',
      productName: 'Stille Sohle',
      productPrice: 1000,
      readPrint: async () => 'print',
    })
    expect(sale).toMatchObject({ held: 'flag' })
    return sale?.id ?? ''
  }

  it('is queued with the sale, once even if that is recorded repeatedly', async () => {
    await Promise.all(Array.from({ length: 20 }, () => addSale(store(), 'nova', { at: AT, price: 1000 })))
    expect(await told()).toEqual(['discord', 'overlay'])
    expect(await counted()).toEqual({ '2026-10-01': { sales: 1, earnings: 100 } })
  })

  it('does not happen if notices are switched off', async () => {
    await store().update({ 'partnerNotices/nova': null })
    await addSale(store(), 'nova', { at: AT, price: 1000 })
    expect(await told()).toEqual([])
    expect(await store().get('partnerNotices')).toBeNull()
  })

  it('does not prevent a sale from being recorded if the notice settings are unreadable', async () => {
    await store().update({ 'partnerNotices/nova/digest': 'hourly' })
    expect(await addSale(store(), 'nova', { at: AT, price: 1000 })).toMatchObject({ commissionAmount: 100 })
    expect(await told()).toEqual([])
  })

  it('waits for the release of a sale that is held from the start', async () => {
    const id = await addHeld()
    expect(await told()).toEqual([])
    expect(await counted()).toBeNull()
    await reviewSale(store(), id, { outcome: 'released', ...decision })
    await reviewSale(store(), id, { outcome: 'released', ...decision })
    expect(await told()).toEqual(['discord', 'overlay'])
    expect(await counted()).toEqual({ '2026-10-01': { sales: 1, earnings: 100 } })
  })

  it('counts the remaining commission of a sale partly refunded before its release', async () => {
    const id = await addHeld()
    await store().update({ [`affiliateSales/${id}/reversedAmount`]: 30 })
    await reviewSale(store(), id, { outcome: 'released', ...decision })
    expect(await counted()).toEqual({ '2026-10-01': { sales: 1, earnings: 70 } })
  })

  it('does not happen for a held sale that is reversed', async () => {
    await reviewSale(store(), await addHeld(), { outcome: 'reversed', ...decision })
    expect(await told()).toEqual([])
    expect(await counted()).toBeNull()
  })

  it('does not happen for a released sale with an open withdrawal', async () => {
    const id = await addHeld()
    await store().update({ [`affiliateSales/${id}/holds`]: { wd_1: 'withdrawal' } })
    await reviewSale(store(), id, { outcome: 'released', ...decision })
    expect(await told()).toEqual([])
    expect(await counted()).toBeNull()
  })

  it('does not happen again for a sale that was flagged later and then released', async () => {
    const sale = await addSale(store(), 'nova', { at: AT, price: 1000 })
    setClock(() => AT + 60_000)
    await flagSale(store(), sale, ['many-refunds'])
    await reviewSale(store(), sale.id, { outcome: 'released', ...decision })
    expect(await told()).toEqual(['discord', 'overlay'])
  })

  it('only reaches overlays in a trial shop', async () => {
    setOpen(false)
    await addSale(store(), 'nova', { at: AT, price: 1000 })
    expect(await told()).toEqual(['overlay'])
    expect(await counted()).toBeNull()
  })

  it('ends when the partner leaves', async () => {
    const partner = await getAffiliate(store(), 'nova')
    if (partner) await store().update(partnershipEnded(partner))
    expect(await store().get('partnerNotices')).toBeNull()
    await addSale(store(), 'nova', { at: AT, price: 1000 })
    expect(await told()).toEqual([])
  })
})
