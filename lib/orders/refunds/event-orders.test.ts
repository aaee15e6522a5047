import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { countWaiting } from '@/lib/admin/count-waiting'
import { findSale } from '@/lib/affiliate/sales/data'
import { findUnmatched } from '@/lib/payment/unmatched-data'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { readEvent } from '@/lib/payment/providers/stripe/read-event'
import { getOrder } from '../data'
import { disputesOf, lostTwice } from '../disputes'
import { recordPaymentEvent } from '../paying/record-payment-event'
import { openRefunds } from '../refund-amount'
import { addHostedOrder } from '../testing/add-order'
import { findingsOf } from '../testing/outcome'
import { sampleOrder } from '../testing/sample-order'
import { eventBody, paidSession, signatureOf, WEBHOOK_SECRET } from '../testing/signed-event'
import { env } from '@/lib/core/env'

const { id: orderId, total } = sampleOrder
const part = Math.floor(total / 2)
const intent = `pi_${orderId}`

type Call = readonly [type: string, object: object]
const session = (type: string, changed: object = {}): Call => [
  `checkout.session.${type}`,
  paidSession(orderId, total, changed),
]
const refund = (id: string, type: string, status: string, amount: number): Call => [
  `refund.${type}`,
  { id, status, amount, created: 1_780_308_000 + Number(id.slice(3)), payment_intent: intent, metadata: {} },
]
const dispute = (id: string, type: string, status: string, amount: number): Call => [
  `charge.dispute.${type}`,
  { id, status, amount, payment_intent: intent },
]

const paid = session('completed')
const expired = session('expired', { status: 'expired', payment_status: 'unpaid', payment_intent: null })
const processing = session('completed', { payment_status: 'unpaid' })
const failed = session('async_payment_failed', { payment_status: 'unpaid' })
const succeeded = session('async_payment_succeeded')
const disputeOf = (outcome: 'won' | 'lost', amount: number, id = 'dp_1') => [
  dispute(id, 'created', 'needs_response', amount),
  dispute(id, 'closed', outcome, amount),
]
const cases: Record<string, readonly Call[]> = {
  'a whole refund': [
    paid,
    refund('re_1', 'created', 'pending', total),
    refund('re_1', 'updated', 'succeeded', total),
  ],
  'a refund that comes back': [
    paid,
    refund('re_1', 'updated', 'succeeded', total),
    refund('re_1', 'failed', 'failed', total),
  ],
  'a refund in place of one that failed': [
    paid,
    refund('re_1', 'created', 'succeeded', part + 10),
    refund('re_1', 'failed', 'failed', part + 10),
    refund('re_2', 'created', 'succeeded', part + 10),
  ],
  'a dispute that is won, and a refund': [
    paid,
    ...disputeOf('won', total),
    refund('re_1', 'created', 'succeeded', part),
  ],
  'a dispute that is lost': [paid, ...disputeOf('lost', total)],
  'money that goes back twice': [
    paid,
    ...disputeOf('lost', total),
    refund('re_1', 'created', 'succeeded', part),
  ],
  'a lost dispute beside a refund that fails': [
    paid,
    dispute('dp_1', 'closed', 'lost', part),
    refund('re_1', 'updated', 'succeeded', total),
    refund('re_1', 'failed', 'failed', total),
  ],
  'two disputes': [paid, ...disputeOf('won', part), dispute('dp_2', 'closed', 'lost', part)],
  'a debit that succeeds after its page has ended': [processing, succeeded, expired, failed],
  'a debit that fails': [processing, failed, expired],
}

function inAllOrders(calls: readonly Call[]): Call[][] {
  if (calls.length === 0) return [[]]
  return calls.flatMap((call, index) =>
    inAllOrders(calls.toSpliced(index, 1)).map((others) => [call, ...others]),
  )
}

describe('the events of one payment, in every order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  let stores = 0
  let opened: Store | undefined
  const store = () => {
    if (!opened) throw new Error('no store yet')
    return opened
  }
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeAll(() =>
    Object.assign(env(), { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_SECRET_KEY: 'sk_test_x' }),
  )
  afterAll(() => Object.assign(env(), { STRIPE_WEBHOOK_SECRET: undefined, STRIPE_SECRET_KEY: undefined }))

  const tell = async ([type, object]: Call) => {
    const body = eventBody(type, object)
    const event = await readEvent(body, new Headers({ 'stripe-signature': signatureOf(body) }))
    if (event) await recordPaymentEvent(store(), 'stripe', event)
  }

  /** What buyer, partner and owner notice in the end. */
  const outcome = async () => {
    const order = await getOrder(store(), orderId)
    if (!order) throw new Error('no order')
    const { status, refunded = 0, session: page } = order
    const sale = await findSale(store(), orderId)
    const waiting = await countWaiting(store())
    return {
      status,
      refunded,
      lostTwice: lostTwice(order),
      disputes: disputesOf(order)
        .map(({ id, status }) => `${id} ${status}`)
        .sort(),
      page: page?.state ?? null,
      isRefundOpen: openRefunds(order).length > 0,
      sale: sale && { held: sale.held ?? null, status: sale.status, reversed: sale.reversedAmount ?? 0 },
      balance: (await store().get('affiliateUsers/uid-nova/balance')) ?? 0,
      waiting: [waiting.payments, waiting.disputes, waiting.refunds],
      unmatched: (await findUnmatched(store(), { limit: 9 })).entries.map(({ id, reason }) => [id, reason]),
      findings: (await findingsOf(store())).filter(({ code }) => code !== 'missing_invoice'),
    }
  }

  const after = async (calls: readonly Call[]) => {
    opened = createSqliteStore(join(folder, `${(stores += 1)}.sqlite`))
    try {
      await store().update({
        'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
      })
      await addHostedOrder(store(), orderId)
      for (const call of calls) await tell(call)
      return await outcome()
    } finally {
      await opened.close()
    }
  }

  it.each(Object.entries(cases))('%s ends in the same state', async (_, calls) => {
    const expected = await after(calls)
    expect(expected).toMatchObject({ unmatched: [], findings: [] })
    for (const sequence of inAllOrders(calls)) {
      expect({ sequence: sequence.map(([type]) => type), ...(await after(sequence)) }).toEqual({
        sequence: sequence.map(([type]) => type),
        ...expected,
      })
    }
  })

  it('any of them together, repeated at will, end in the same state', async () => {
    const all = [
      ...[paid, processing, succeeded, failed, expired],
      ...disputeOf('won', total),
      ...disputeOf('lost', part, 'dp_2'),
      refund('re_1', 'updated', 'succeeded', total),
      refund('re_1', 'failed', 'failed', total),
      refund('re_2', 'created', 'succeeded', part),
    ]
    const some = fc.uniqueArray(fc.constantFrom(...all), { minLength: 3, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(
        some.chain((calls) =>
          fc.tuple(
            fc.constant(calls),
            fc.shuffledSubarray([...calls, ...calls], { minLength: 2 * calls.length }),
          ),
        ),
        async ([calls, shuffled]) => {
          expect(await after(shuffled)).toEqual(await after(calls))
        },
      ),
      { numRuns: 30 },
    )
  })
})
