import { getAccount } from '@/lib/affiliate/balance/data'
import { flagSale } from '@/lib/affiliate/flags/flag-sales'
import { payOut, startPayout } from '@/lib/affiliate/payouts/pay-out'
import { releaseSales } from '@/lib/affiliate/balance/release-sales'
import { reportReturned, reportSent } from '@/lib/affiliate/payouts/report-payout'
import { reviewSale } from '@/lib/affiliate/flags/review-sale'
import { findSale } from '@/lib/affiliate/sales/data'
import { addPartners } from '@/lib/affiliate/testing/add-sales'
import { setClock } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { paymentMatched } from '@/lib/payment/data'
import { collections } from '@/lib/store/rules'
import type { Changes, Json } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { callOffRefund } from '../refunds/call-off-refund'
import { confirmPayment } from '../paying/confirm-payment'
import { getOrder, saveOrder } from '../data'
import { lostTwice } from '../disputes'
import { recordTaken } from '../refunds/record-taken'
import { recordPaymentEvent } from '../paying/record-payment-event'
import { reportTransfer } from '../refunds/report-transfer'
import { requestRefund } from '../refunds/request-refund'
import type { RefundRequest } from '../refunds/schema'
import type { Order } from '../schema'
import { settleRefund } from '../refunds/settle-refund'
import {
  after,
  factsOf,
  nothingYet,
  PART,
  PRICE,
  saleEvents,
  type CommissionModel,
  type SaleEvent,
} from '../testing/commission-model'
import { findingsOf } from '../testing/outcome'
import { sampleOrder } from '../testing/sample-order'

const LENGTH = 4
const SOLD = Date.parse('2026-10-01T10:00:00Z')
/** After the hold period, so that a release takes effect. */
const LATER = SOLD + 40 * 86_400_000
const IBAN = 'DE02120300000000202051'
const decision = { note: 'Geprüft.', actor: 'admin' }
const order: Order = {
  ...sampleOrder,
  items: { preset: { name: 'Stille Sohle', price: PRICE, position: 0, version: 1 } },
  total: PRICE,
  attribution: { affiliateUid: 'nova', trackingCode: 'NOVA' },
}

describe('a commission', () => {
  const store = temporaryStore()
  let keys = 0

  /**
   * All entries by path, so that any number of event sequences can start from this state. Leaves out the
   * journal, which only grows.
   */
  const dumped = async () => {
    const entries = new Map<string, Json>()
    for (const name of collections) {
      if (name === 'journal') continue
      for (const [key, value] of Object.entries<Json>(Object(await store().get(name))))
        entries.set(`${name}/${key}`, value)
    }
    return entries
  }
  const restore = async (wanted: Map<string, Json>) => {
    const changes: Changes = {}
    const present = await dumped()
    for (const path of present.keys()) if (!wanted.has(path)) changes[path] = null
    for (const [path, value] of wanted) {
      const isOnceKey = path.startsWith('once/') && present.has(path)
      if (!isOnceKey && JSON.stringify(present.get(path)) !== JSON.stringify(value)) changes[path] = value
    }
    if (Object.keys(changes).length > 0) await store().update(changes)
  }

  const refund = async (request: RefundRequest) => {
    const origin = { key: `key-number-${(keys += 1)}`, actor: 'admin' }
    return (await requestRefund(store(), order.id, { iban: IBAN, ...request }, origin)).refundId
  }
  const settle = (refundId: string, status: 'done' | 'failed') =>
    settleRefund(store(), order.id, refundId, { status, actor: 'admin' })
  const dispute = (status: 'open' | 'won' | 'lost') =>
    recordPaymentEvent(store(), 'stripe', {
      about: 'dispute',
      disputeId: 'dp_1',
      paymentId: 'pi_1',
      amount: PRICE,
      status,
    })
  const sale = () => findSale(store(), order.id)
  const lastRefund = async () =>
    Object.entries((await getOrder(store(), order.id))?.refunds ?? {})
      .filter(([, { providerId }]) => providerId !== 'dp_1')
      .map(([id]) => id)
      .sort()
      .at(-1)
  const lastPayout = async () => (await store().list('affiliatePayouts', { limit: 1 }))[0]?.key
  /** A request that may be refused; the model says whether it should be. */
  const refusable = (given: Promise<unknown>) => given.catch(() => undefined)

  const does: Record<SaleEvent, () => Promise<unknown>> = {
    paid: async () => {
      setClock(() => SOLD)
      await refusable(confirmPayment(store(), order.id, 'admin'))
      setClock(() => (keys += 1) + LATER)
    },
    'dispute opened': () => dispute('open'),
    'dispute won': () => dispute('won'),
    'dispute lost': () => dispute('lost'),
    'part refunded': () => refusable(refund({ amount: PART }).then((id) => settle(id, 'done'))),
    'all refunded': () => refusable(refund({}).then((id) => settle(id, 'done'))),
    'refund pending': () => refusable(refund({ amount: PART })),
    'refund by transfer during dispute': async () => {
      if ((await getOrder(store(), order.id))?.dispute?.status !== 'open') return
      const transfer = async () => {
        const id = await refund({ amount: PART, despiteDispute: true })
        await reportTransfer(store(), order.id, id, 'admin')
      }
      await refusable(transfer())
    },
    'refund failed': async () => {
      await refusable(settle((await lastRefund()) ?? 'refund_none', 'failed'))
      await recordTaken(store(), order.id, 'stripe')
    },
    'refund called off': async () => {
      const ids = Object.keys((await getOrder(store(), order.id))?.refunds ?? {}).sort()
      await refusable(callOffRefund(store(), order.id, ids.at(-1) ?? 'refund_none', 'admin'))
    },
    'payout created': async () => {
      const id = newId('run')
      await startPayout(store(), id, 'admin')
      await payOut(store(), id)
    },
    'payout sent': async () => refusable(reportSent(store(), (await lastPayout()) ?? 'none', 'admin')),
    'payout returned': async () =>
      refusable(reportReturned(store(), (await lastPayout()) ?? 'none', 'admin')),
    flag: async () => {
      const sold = await sale()
      return sold && flagSale(store(), sold, ['many-refunds'])
    },
    release: async () => {
      const sold = await sale()
      if (sold?.held === 'flag') return reviewSale(store(), sold.id, { ...decision, outcome: 'released' })
      return releaseSales(store())
    },
    reverse: async () => {
      const sold = await sale()
      return sold && refusable(reviewSale(store(), sold.id, { ...decision, outcome: 'reversed' }))
    },
  }

  const seen = async () => {
    const [sold, account, balance, paidOut, present] = await Promise.all([
      sale(),
      getAccount(store(), 'nova'),
      store().get('affiliateUsers/nova/balance'),
      store().get('affiliateUsers/nova/paidOut'),
      getOrder(store(), order.id),
    ])
    if (!sold) return null
    return {
      refunded: present?.refunded ?? 0,
      dispute: present?.dispute?.status ?? null,
      lostTwice: present ? lostTwice(present) : 0,
      held: sold.held ?? null,
      status: sold.status,
      isPayable: sold.payable !== undefined,
      balance: balance ?? 0,
      paidOut: paidOut ?? 0,
      released: account.released,
    }
  }

  /** Ignores missing invoices: tasks write them, and no tasks run here. */
  const wrong = async () => (await findingsOf(store())).filter(({ code }) => code !== 'missing_invoice')

  afterEach(() => setClock())

  it(`is after every sequence of up to ${LENGTH} events what a plain ledger says, and never payable while it is held`, async () => {
    await addPartners(store(), ['nova'])
    await saveOrder(store(), order)
    await store().update(paymentMatched('stripe', 'pi_1', order.id))
    setClock(() => (keys += 1) + LATER)
    // Sequences leading to the same state continue alike, so each state is explored once.
    const known = new Set([JSON.stringify(nothingYet)])
    let states: { model: CommissionModel; tree: Map<string, Json>; told: SaleEvent[] }[] = [
      { model: nothingYet, tree: await dumped(), told: [] },
    ]
    for (let length = 1; length <= LENGTH; length += 1) {
      const following: typeof states = []
      for (const { model, tree, told } of states) {
        for (const event of saleEvents) {
          await restore(tree)
          await does[event]()
          const sequence = [...told, event]
          const expected = after(model, event)
          expect({ sequence, ...(await seen()) }).toEqual({ sequence, ...factsOf(expected) })
          const key = JSON.stringify(expected)
          if (known.has(key)) continue
          known.add(key)
          expect({ sequence, findings: await wrong() }).toEqual({ sequence, findings: [] })
          following.push({ model: expected, tree: await dumped(), told: sequence })
        }
      }
      states = following
    }
    expect(known.size).toBeGreaterThan(100)
  })
})
