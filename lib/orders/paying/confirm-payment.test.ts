import { dayOf, shiftDay } from '@/lib/core/clock'
import messages from '@/messages/de.json'
import { findingsOf } from '../testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { confirmPayment } from './confirm-payment'
import { creditPartnerAs } from '../commission/credit-partner'
import { reportTransfer } from '../refunds/report-transfer'
import { requestRefund } from '../refunds/request-refund'
import { getOrder, saveOrder } from '../data'
import { moveOrder } from '../state/move-order'
import { orderFile } from '@/lib/delivery/order-file'
import { orderedPreset as preset, sampleOrder as order } from '../testing/sample-order'
import { viewOrder } from '@/lib/delivery/view-order'

describe('an order', () => {
  const store = temporaryStore()

  beforeEach(async () => {
    await store().update({
      'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
    })
    await saveOrder(store(), order)
  })

  afterEach(async () => expect(await findingsOf(store())).toEqual([]))

  it('is paid once, credits the partner once and opens its files', async () => {
    expect(() => orderFile(order, preset.id, 'equalizer-apo.txt')).toThrow('not_paid')
    expect(viewOrder(order).payment?.amount).toBe(preset.price)
    await Promise.all(Array.from({ length: 50 }, () => confirmPayment(store(), order.id, 'admin')))
    const paid = await confirmPayment(store(), order.id, 'somebody else')
    expect(paid.history.paid?.actor).toBe('admin')
    expect(await store().get('affiliateUsers/uid-nova/totalSales')).toBe(1)
    expect(viewOrder(paid)).not.toHaveProperty('payment')
    expect(orderFile(paid, preset.id, 'equalizer-apo.txt').content).toContain('Preamp:')
  })

  it('is paid on the given day, neither in the future nor before the order; today by default', async () => {
    const confirm = (bookedOn?: string) => confirmPayment(store(), order.id, 'admin', { bookedOn })
    const today = dayOf(Date.now())
    await expect(confirm(shiftDay(today, 1))).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { on: messages.fields.booked_future },
    })
    await expect(confirm(shiftDay(dayOf(order.createdAt), -1))).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { on: messages.fields.booked_before },
    })
    expect((await getOrder(store(), order.id))?.status).toBe('pending')
    const { payment } = await confirm(dayOf(order.createdAt))
    expect(payment).toMatchObject({ bookedOn: '2026-06-01' })
    expect(dayOf(payment?.paidAt ?? 0)).toBe(today)
    await saveOrder(store(), {
      ...order,
      id: 'order_1780308000001_aaaaaaaaaaaaaaaa',
      idempotencyKey: 'other',
    })
    const other = await confirmPayment(store(), 'order_1780308000001_aaaaaaaaaaaaaaaa', 'admin')
    expect(other.payment?.bookedOn).toBe(today)
  })

  it('gives out only its own files', async () => {
    const paid = await confirmPayment(store(), order.id, 'admin')
    for (const [item, file] of [
      [preset.id, '../package.json'],
      [preset.id, 'alles.exe'],
      ['__proto__', 'equalizer-apo.txt'],
      ['another', 'equalizer-apo.txt'],
    ] as const) {
      expect(() => orderFile(paid, item, file)).toThrow('not_found')
    }
  })

  it('ends up paid, even if it is cancelled at the same moment', async () => {
    const [cancelled, paid] = await Promise.allSettled([
      moveOrder(store(), order.id, 'cancelled', 'admin'),
      confirmPayment(store(), order.id, 'admin'),
    ])
    expect(paid.status).toBe('fulfilled')
    const { status, history } = (await getOrder(store(), order.id)) ?? {}
    expect(status).toBe('paid')
    expect(history?.cancelled !== undefined).toBe(cancelled.status === 'fulfilled')
  })

  it('is credited at the desk’s request, including refunds made before the partner could be credited', async () => {
    await store().update({ 'affiliateUsers/uid-nova/commissionRate': 'zehn' })
    await confirmPayment(store(), order.id, 'admin')
    const asked = { amount: 100, iban: 'DE02120300000000202051' }
    const { refundId } = await requestRefund(store(), order.id, asked, { key: 'key-1', actor: 'admin' })
    await reportTransfer(store(), order.id, refundId, 'admin')
    await store().update({ 'affiliateUsers/uid-nova/commissionRate': 10 })
    expect(await creditPartnerAs(store(), order.id, 'admin')).toMatchObject({ reversedAmount: 10 })
  })

  it('earns nothing if it is the partner’s own, whatever address the partner has later', async () => {
    await store().update({ 'affiliateUsers/uid-nova/email': order.email })
    await confirmPayment(store(), order.id, 'admin')
    const refused = { code: 'order_not_attributed' }
    await expect(creditPartnerAs(store(), order.id, 'admin')).rejects.toMatchObject(refused)
    await store().update({ 'affiliateUsers/uid-nova/email': 'umgezogen@example.com' })
    await expect(creditPartnerAs(store(), order.id, 'admin')).rejects.toMatchObject(refused)
  })

  it('is not credited before it is paid, nor without a partner, nor when it does not exist', async () => {
    await expect(creditPartnerAs(store(), order.id, 'admin')).rejects.toMatchObject({
      code: 'order_not_paid',
    })
    const { attribution, ...unattributed } = {
      ...order,
      id: 'order_1780308000000_bbbbbbbbbbbbbbbb',
      idempotencyKey: 'b',
    }
    expect(attribution).toBeDefined()
    await saveOrder(store(), unattributed)
    await confirmPayment(store(), unattributed.id, 'admin')
    await expect(creditPartnerAs(store(), unattributed.id, 'admin')).rejects.toMatchObject({
      code: 'order_not_attributed',
    })
    await expect(
      creditPartnerAs(store(), 'order_1780308000000_cccccccccccccccc', 'admin'),
    ).rejects.toMatchObject({
      code: 'order_not_found',
    })
  })
})
