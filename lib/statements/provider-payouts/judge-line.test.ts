import type { Order } from '@/lib/orders/schema'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import type { PayoutLineFacts } from '@/lib/payment/hosted-payment'
import type { PayoutLine } from '@/lib/payment/payouts/schema'
import { samplePayout } from '@/lib/payment/payouts/testing/sample-payout'
import { judgedLine } from './judge-line'

const { total } = sampleOrder
const refund = {
  amount: 200,
  at: 1,
  actor: 'admin',
  status: 'done',
  providerId: 're_1',
  idempotencyKey: 'k',
  bodyHash: 'h',
} as const
const paid: Order = {
  ...sampleOrder,
  payment: { method: 'stripe', paymentIntentId: 'pi_1', amount: total, currency: 'EUR', paidAt: 1 },
  refunds: { refund_1: refund },
}
const disputed = (status: 'open' | 'won' | 'lost', taken?: number): Order => ({
  ...paid,
  dispute: { id: 'dp_1', status, amount: total, at: 1 },
  ...(taken === undefined
    ? { refunds: {} }
    : { refunds: { refund_2: { ...refund, amount: taken, providerId: 'dp_1', isDisputed: true } } }),
})
const back = { ...samplePayout, amount: 900, returnedOn: '2026-06-14' }

const line = { id: 'txn_1', fee: 35, currency: 'EUR', at: 5, paymentId: 'pi_1', sourceId: 'x_1' } as const
type Given = Partial<PayoutLineFacts> & Pick<PayoutLineFacts, 'kind' | 'amount'>
type Expected = Pick<PayoutLine, 'problem' | 'expected'>

const fits: Expected = {}
const unknown: Expected = { problem: 'unknown' }
const cases: [what: string, given: Given, order: Order | null, expected: Expected][] = [
  ['a payment', { kind: 'payment', amount: total }, paid, fits],
  [
    'a payment of another amount',
    { kind: 'payment', amount: 1 },
    paid,
    { problem: 'amount', expected: total },
  ],
  ['a payment that belongs to no order', { kind: 'payment', amount: total }, null, unknown],
  ['a second payment of an order', { kind: 'payment', amount: total, paymentId: 'pi_2' }, paid, unknown],
  ['a payment in francs', { kind: 'payment', amount: total, currency: 'CHF' }, paid, { problem: 'currency' }],
  ['a refund', { kind: 'refund', amount: -200, sourceId: 're_1' }, paid, fits],
  [
    'a refund of more',
    { kind: 'refund', amount: -300, sourceId: 're_1' },
    paid,
    { problem: 'amount', expected: -200 },
  ],
  [
    'a refund with the wrong sign',
    { kind: 'refund', amount: 200, sourceId: 're_1' },
    paid,
    { problem: 'amount', expected: -200 },
  ],
  ['a refund that nobody made here', { kind: 'refund', amount: -200, sourceId: 're_2' }, paid, unknown],
  ['a refund that came back', { kind: 'refundFailed', amount: 200, sourceId: 're_1' }, paid, fits],
  ['a dispute that is open', { kind: 'dispute', amount: -total, sourceId: 'dp_1' }, disputed('open'), fits],
  [
    'an open dispute of what was refunded before',
    { kind: 'dispute', amount: -total, sourceId: 'dp_1' },
    { ...disputed('open'), refunds: { refund_1: refund } },
    { problem: 'amount', expected: 200 - total },
  ],
  ['a dispute that is won', { kind: 'dispute', amount: -total, sourceId: 'dp_1' }, disputed('won'), fits],
  [
    'its money given back',
    { kind: 'disputeReturned', amount: total, sourceId: 'dp_1' },
    disputed('won'),
    fits,
  ],
  [
    'a dispute that is lost',
    { kind: 'dispute', amount: -total, sourceId: 'dp_1' },
    disputed('lost', total),
    fits,
  ],
  [
    'a lost dispute of what was refunded before',
    { kind: 'dispute', amount: -total, sourceId: 'dp_1' },
    disputed('lost', total - 200),
    { problem: 'amount', expected: 200 - total },
  ],
  ['an unknown dispute', { kind: 'dispute', amount: -total, sourceId: 'dp_2' }, disputed('open'), unknown],
  ['a fee', { kind: 'fee', amount: -150, paymentId: null, sourceId: null }, null, fits],
  ['what Stripe may add later', { kind: 'other', amount: -150 }, paid, { problem: 'kind' }],
]

describe('a line of a payout', () => {
  it.each(cases)('that is %s: %j', (_, given, order, expected) => {
    const { problem, expected: amount } = judgedLine({ ...line, ...given }, { order, returned: null })
    expect({ problem, expected: amount }).toEqual({ problem: undefined, expected: undefined, ...expected })
  })

  it.each([
    ['as it was', 900, back, fits],
    ['in another amount', 800, back, { problem: 'amount', expected: 900 }],
    ['which the shop has not read', 900, null, unknown],
  ] as const)('that gives a payout back %s', (_, amount, returned, expected) => {
    const judged = judgedLine({ ...line, kind: 'payoutReturned', amount }, { order: null, returned })
    expect(judged).toEqual({
      id: 'txn_1',
      kind: 'payoutReturned',
      amount,
      fee: 35,
      at: 5,
      about: 'x_1',
      ...expected,
    })
  })

  it('names the payment, the refund or the dispute, and the order', () => {
    const known = { order: paid, returned: null }
    const { id: orderId } = paid
    expect(judgedLine({ ...line, kind: 'payment', amount: total }, known)).toMatchObject({
      about: 'pi_1',
      orderId,
    })
    const refunded = { ...line, kind: 'refund', amount: -200, sourceId: 're_1' } as const
    expect(judgedLine(refunded, known)).toMatchObject({ about: 're_1', orderId })
  })
})
