import { deeds } from '@/lib/journal/testing/deeds'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { saveOrder } from '@/lib/orders/data'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { acceptWithdrawal } from './accept-withdrawal'
import { connectOrder } from './connect-order'
import { findWithdrawals } from './data'
import { declareWithdrawal } from './declare-withdrawal'
import { rejectWithdrawal } from './reject-withdrawal'

const actor = 'admin a'
const IBAN = 'DE02120300000000202051'
const other = {
  ...sampleOrder,
  id: 'order_1780308000000_bbbbbbbbbbbbbbbb',
  reference: 'SK-BBBBB-BBBBB',
  idempotencyKey: 'b',
}

describe('what is done with a withdrawal', () => {
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

  it('stands in the journal: connected with an order, and with another one, each once', async () => {
    await Promise.all([1, 2, 3].map(() => connect(sampleOrder.reference)))
    const first = { actor, subject, before: {}, after: { orderId: sampleOrder.id } }
    expect(await deeds(store(), 'withdrawal-connected')).toEqual([first])
    await connect(sampleOrder.reference)
    await connect(other.reference)
    await connect(sampleOrder.reference)
    expect(await deeds(store(), 'withdrawal-connected')).toEqual([
      { actor, subject, before: { orderId: other.id }, after: { orderId: sampleOrder.id } },
      { actor, subject, before: { orderId: sampleOrder.id }, after: { orderId: other.id } },
      first,
    ])
  })

  it.each(['unpaid', 'paid'])('stands in the journal once accepted of an %s order', async (state) => {
    await connect(sampleOrder.reference)
    if (state === 'paid') await confirmPayment(store(), sampleOrder.id, actor)
    const press = () => acceptWithdrawal(store(), id, { iban: IBAN }, actor)
    await Promise.all([press(), press(), press()])
    await press()
    expect(await deeds(store(), 'withdrawal-accepted')).toEqual([
      {
        actor,
        subject,
        before: { status: 'received' },
        after: { status: 'accepted', orderId: sampleOrder.id },
      },
    ])
  })

  it('stands in the journal once rejected, and not as accepted', async () => {
    await connect(sampleOrder.reference)
    const press = () => rejectWithdrawal(store(), id, 'Schon geladen.', actor)
    await Promise.all([press(), press(), press()])
    await expect(acceptWithdrawal(store(), id, {}, actor)).rejects.toMatchObject({
      code: 'withdrawal_decided',
    })
    await expect(connect(other.reference)).rejects.toMatchObject({ code: 'withdrawal_decided' })
    const after = { status: 'rejected', reason: 'Schon geladen.' }
    expect(await deeds(store(), 'withdrawal-rejected')).toEqual([
      { actor, subject, before: { status: 'received' }, after },
    ])
    expect(await deeds(store(), 'withdrawal-accepted')).toEqual([])
  })
})
