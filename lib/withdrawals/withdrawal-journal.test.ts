import { journalEntries } from '@/lib/journal/testing/entries'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { saveOrder } from '@/lib/orders/data'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { acceptWithdrawal, rejectWithdrawal } from './decide-withdrawal'
import { connectOrder } from './connect-order'
import { findWithdrawals } from './data'
import { declareWithdrawal } from './declare-withdrawal'

const actor = 'admin a'
const IBAN = 'DE02120300000000202051'
const other = {
  ...sampleOrder,
  id: 'order_1780308000000_bbbbbbbbbbbbbbbb',
  reference: 'SK-BBBBB-BBBBB',
  idempotencyKey: 'b',
}

describe('journal entries about a withdrawal', () => {
  const store = temporaryStore()
  let id = ''
  let subject = ''

  beforeEach(async () => {
    await saveOrder(store(), sampleOrder)
    await saveOrder(store(), other)
    const said = { name: 'Erika Muster', reference: 'Taktgeber, gestern', email: 'erika@example.com' }
    await declareWithdrawal(store(), said, 'key')
    id = (await findWithdrawals(store(), 'received', { limit: 1 })).entries[0]?.id ?? ''
    subject = `withdrawals/${id}`
  })

  const connect = (reference: string) => connectOrder(store(), id, reference, actor)

  it('record each order it is connected with, once', async () => {
    await Promise.all([1, 2, 3].map(() => connect(sampleOrder.reference)))
    const first = { actor, subject, before: {}, after: { orderId: sampleOrder.id } }
    expect(await journalEntries(store(), 'withdrawal-connected')).toEqual([first])
    await connect(sampleOrder.reference)
    await connect(other.reference)
    await connect(sampleOrder.reference)
    expect(await journalEntries(store(), 'withdrawal-connected')).toEqual([
      { actor, subject, before: { orderId: other.id }, after: { orderId: sampleOrder.id } },
      { actor, subject, before: { orderId: sampleOrder.id }, after: { orderId: other.id } },
      first,
    ])
  })

  it.each(['unpaid', 'paid'])('record once that it was accepted for an %s order', async (state) => {
    await connect(sampleOrder.reference)
    if (state === 'paid') await confirmPayment(store(), sampleOrder.id, actor)
    const press = () => acceptWithdrawal(store(), id, { iban: IBAN }, actor)
    await Promise.all([press(), press(), press()])
    await press()
    expect(await journalEntries(store(), 'withdrawal-accepted')).toEqual([
      {
        actor,
        subject,
        before: { status: 'received' },
        after: { status: 'accepted', orderId: sampleOrder.id },
      },
    ])
  })

  it('record once that it was rejected, and not accepted', async () => {
    await connect(sampleOrder.reference)
    const press = () => rejectWithdrawal(store(), id, 'Schon geladen.', actor)
    await Promise.all([press(), press(), press()])
    await expect(acceptWithdrawal(store(), id, {}, actor)).rejects.toMatchObject({
      code: 'withdrawal_decided',
    })
    await expect(connect(other.reference)).rejects.toMatchObject({ code: 'withdrawal_decided' })
    const after = { status: 'rejected', reason: 'Schon geladen.' }
    expect(await journalEntries(store(), 'withdrawal-rejected')).toEqual([
      { actor, subject, before: { status: 'received' }, after },
    ])
    expect(await journalEntries(store(), 'withdrawal-accepted')).toEqual([])
  })
})
