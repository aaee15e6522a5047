import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { saveOrder } from '@/lib/orders/data'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { noteOrder } from '@/lib/orders/desk/note-order'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { saveDownload } from '@/lib/delivery/data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { readCompleteOrder, SHOWN } from './complete-order'
import { orderTimeline } from './order-timeline'
import { mailAdded } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { setOpen } from '@/lib/legal/current-owner'

beforeAll(() => setOpen(true))

const { id } = sampleOrder
const actor = 'admin uid-1'

async function fileOf(store: Store) {
  const file = await readCompleteOrder(store, id)
  if (file === null || file === 'broken') throw new Error('the order can be read')
  return file
}

describe('what the desk sees of an order', () => {
  const store = temporaryStore()

  it('lists everything that has happened to it, oldest first', async () => {
    await saveOrder(store(), sampleOrder)
    await confirmPayment(store(), id, actor)
    await ensureInvoice(store(), id)
    const [presetId = ''] = Object.keys(sampleOrder.items)
    for (const at of [4e12, 5e12])
      await saveDownload(store(), (await fileOf(store())).order, {
        preset: presetId,
        file: 'a.txt',
        version: 1,
        at,
      })
    await noteOrder(store(), id, 'x', 'support uid-2')
    const iban = 'DE02120300000000202051'
    await requestRefund(
      store(),
      id,
      { amount: 100, iban, reason: 'Zu laut' },
      { key: 'a-key-of-eight', actor },
    )

    const events = orderTimeline(await fileOf(store()))
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort((one, other) => one - other))
    expect(events[0]).toMatchObject({ kind: 'placed', amount: sampleOrder.total, actor: 'customer' })
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'paid', actor }),
        expect.objectContaining({ kind: 'act', about: 'order-confirmed', actor }),
        expect.objectContaining({ kind: 'invoice', about: expect.stringMatching(/^R-/) }),
        expect.objectContaining({ kind: 'mailWritten', about: 'order-confirmed' }),
        expect.objectContaining({ kind: 'act', about: 'order-noted', actor: 'support uid-2' }),
        expect.objectContaining({ kind: 'refundDecided', amount: 100, about: 'Zu laut', actor }),
        expect.objectContaining({ kind: 'firstDownload', at: 4e12 }),
        expect.objectContaining({ kind: 'lastDownload', at: 5e12, count: 2 }),
      ]),
    )
  })

  it('lists only the newest records of kinds that have no limit', async () => {
    await saveOrder(store(), sampleOrder)
    for (let count = 0; count <= SHOWN; count += 1)
      await store().update(mailAdded({ to: 'a@example.com', template: 'order-received', orderId: id }))
    const { mails } = await fileOf(store())
    expect([mails.entries.length, mails.next]).toEqual([SHOWN, expect.any(String)])
  })

  it('names unreadable records', async () => {
    await saveOrder(store(), { ...sampleOrder, invoice: 'R-2026-000001' })
    await store().update({
      'invoices/R-2026-000001': { number: 1 },
      'affiliateSales/sale_1': { orderId: id },
      'mails/mail_1': { orderId: id },
    })
    expect((await fileOf(store())).broken.sort()).toEqual([
      `affiliateSales (${id})`,
      'invoices/R-2026-000001',
      'mails/mail_1',
    ])
    await store().update({ [`orders/${id}/total`]: 5.9 })
    expect(await readCompleteOrder(store(), id)).toBe('broken')
    expect(await readCompleteOrder(store(), 'order_1780308000000_zzzzzzzzzzzzzzzz')).toBeNull()
    expect(await readCompleteOrder(store(), 'a/b')).toBeNull()
  })
})
