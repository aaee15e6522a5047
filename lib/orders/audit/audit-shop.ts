import { z } from 'zod'
import { auditProgramme, type Finding } from '@/lib/affiliate/audit/audit'
import { isOwnOrder } from '@/lib/affiliate/attribution/redeem-code'
import { auditBought, auditPresets, type PresetFinding } from '@/lib/catalog/audit'
import { auditSeries, type InvoiceFinding } from '@/lib/invoices/audit'
import { Scratch } from '@/lib/store/scratch'
import type { Snapshot, Store } from '@/lib/store/store'
import { taskSchema } from '@/lib/tasks/schema'
import { isTrialNumber } from '@/lib/invoices/schema'
import { earnsNothing, standingOf } from '../state/commission-followed'
import { OrderCounter } from '../count-data'
import { changeOnceKey } from '../data'
import { openDispute } from '../disputes'
import { isOfPrice, needsSomebody } from '../refund-amount'
import { areEventsRight } from '../refunds/refund-events'
import { orderSchema, type Order } from '../schema'
import { invoiceNumbersOf } from '../order-fields'
import {
  addStoredBookingDays,
  expectBookingDays,
  addStoredUses,
  expectUses,
  addStoredFigures,
  expectFigures,
  addStoredGoodwill,
  expectGoodwill,
} from './audit-counts'
import { addStoredGifts, expectGifts } from './audit-gifts'
import { auditInvoicesOf } from './audit-invoices'
import { discountAmount } from '@/lib/cart/discount-amount'
import { sharesOf } from '@/lib/catalog/bundles/best-price'
import { itemsOf, ruleOf } from '../order-items'
import { receivedFor } from '../transfers'

export type ShopFinding = Finding | InvoiceFinding | PresetFinding | TrialFinding

/** A sale may be missing this long; covers the task's own retries. */
const CREDIT_MS = 15 * 60_000

/** One snapshot in bounded memory; figures may differ while Firebase is written to. @param at ms, a copy's or now */
export async function* auditShop(store: Store, at?: number): AsyncGenerator<ShopFinding> {
  const snapshot = await store.snapshot()
  const scratch = new Scratch(at)
  try {
    await noteOnceKeys(snapshot, scratch)
    yield* addStoredFigures(snapshot, scratch)
    yield* addStoredGoodwill(snapshot, scratch)
    yield* addStoredUses(snapshot, scratch)
    await noteOrders(snapshot, scratch)
    await addStoredBookingDays(snapshot, scratch)
    yield* addStoredGifts(snapshot, scratch)
    await noteTasks(snapshot, scratch)
    yield* auditProgramme(snapshot, scratch)
    yield* auditSeries(snapshot, scratch)
    yield* auditPresets(snapshot, scratch)
    yield* auditOrders(snapshot, scratch)
  } finally {
    scratch.close()
    snapshot.close()
  }
}

/** Skips visits and updates: by far the most, and nothing depends on them. */
async function noteOnceKeys(snapshot: Snapshot, scratch: Scratch): Promise<void> {
  for await (const { key } of snapshot.entries('once')) {
    if (/^(change|conversion|released)_/.test(key)) scratch.note('once', key)
  }
}

async function noteOrders(snapshot: Snapshot, scratch: Scratch): Promise<void> {
  for await (const { key, value } of snapshot.entries('orders')) {
    const { data: order } = orderSchema.safeParse(value)
    scratch.note('order', key, order ? String(keptOf(order)) : '')
    const holds = order ? standingOf(order).holds : null
    if (!holds || Object.keys(holds).length > 0) scratch.note('holds', key, JSON.stringify(holds))
    if (order) {
      expectFigures(order, scratch)
      expectBookingDays(order, scratch)
      expectGoodwill(order, scratch)
      expectUses(order, scratch)
      expectGifts(order, scratch)
    }
  }
}

async function noteTasks(snapshot: Snapshot, scratch: Scratch): Promise<void> {
  for await (const { value } of snapshot.entries('tasks')) {
    const { data: task } = taskSchema.safeParse(value)
    if (task) scratch.note(task.kind, task.subject)
  }
}

async function* auditOrders(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<ShopFinding> {
  const counter = new OrderCounter()
  const opened = await openingIn(snapshot)
  for await (const { key, value } of snapshot.entries('orders')) {
    counter.add(value)
    const path = `orders/${key}`
    const { data: order } = orderSchema.safeParse(value)
    if (!order) {
      yield { code: 'broken', path }
      continue
    }
    if (scratch.noted('once', changeOnceKey(order)) !== undefined) yield { code: 'stuck_order', path }
    if (isPaidByOther(order, scratch)) yield { code: 'double_payment', path: `${path}/payment` }
    if (lacksSale(order, scratch)) yield { code: 'missing_sale', path }
    yield* auditPrice(order, path)
    yield* auditTrial(order, path, opened)
    yield* auditBought(order.items, path, scratch)
    yield* auditRefunds(order, path)
    yield* auditInvoicesOf(order, path, scratch)
  }
  yield* auditCounts(snapshot, counter)
}

async function* auditCounts(snapshot: Snapshot, { counts }: OrderCounter): AsyncGenerator<Finding> {
  const stored = new Map<string, unknown>()
  for await (const { key, value } of snapshot.entries('orderCounts')) stored.set(key, value)
  for (const [status, expected] of Object.entries(counts)) {
    const count = Number(stored.get(status) ?? 0)
    if (count !== expected) yield { code: 'figure', path: `orderCounts/${status}`, stored: count, expected }
  }
}

function* auditRefunds(order: Order, path: string): Generator<Finding> {
  const { refunded: stored = 0, status, total } = order
  const expected = refundedOf(order)
  if (stored !== expected) yield { code: 'figure', path: `${path}/refunded`, stored, expected }
  if (needsSomebody(order) !== (order.isRefundOpen ?? false))
    yield { code: 'refund_state', path: `${path}/isRefundOpen` }
  if (order.isDisputed !== (openDispute(order) ? true : undefined))
    yield { code: 'refund_state', path: `${path}/isDisputed` }
  const isRefunded = status === 'refunded'
  const isWhole = total > 0 && expected >= total
  if (isRefunded !== isWhole) yield { code: 'refund_state', path: `${path}/status` }
  for (const [refundId, refund] of Object.entries(order.refunds ?? {})) {
    if (!areEventsRight(refund)) yield { code: 'refund_events', path: `${path}/refunds/${refundId}` }
  }
}

/** Cents that earn commission. */
function keptOf(order: Order): number {
  return earnsNothing(order) ? 0 : order.total - refundedOf(order)
}

function refundedOf({ refunds = {} }: Order): number {
  const done = Object.values(refunds).filter((refund) => refund.status === 'done' && isOfPrice(refund))
  return done.reduce((sum, { amount }) => sum + amount, 0)
}

function isPaidByOther({ id, payment }: Order, scratch: Scratch): boolean {
  const { paymentIntentId } = payment ?? {}
  return paymentIntentId !== undefined && !scratch.note('paid by', paymentIntentId, id)
}

function lacksSale(order: Order, scratch: Scratch): boolean {
  const { id, status, attribution, history } = order
  const isDue = status === 'paid' || status === 'refunded'
  if (!isDue || !attribution || scratch.noted('sale', id) !== undefined) return false
  const isWaiting = scratch.noted('conversion', id) !== undefined
  if (isWaiting && (history.paid?.at ?? 0) >= scratch.at - CREDIT_MS) return false
  return earns(order, attribution.affiliateUid, scratch)
}

const partnerSchema = z.object({ email: z.string().optional(), active: z.boolean().default(true) })

/** A partner who left may have been the buyer: their address is deleted, so nobody can tell. */
function earns(
  { email, emailBefore, customerUid, isPartnersOwn }: Order,
  uid: string,
  scratch: Scratch,
): boolean {
  const stored = scratch.noted('affiliate', uid)
  const { data: partner } = partnerSchema.safeParse(JSON.parse(stored ?? 'null'))
  if (isPartnersOwn || !partner || (!partner.active && partner.email === undefined)) return false
  return !isOwnOrder({ uid, ...partner }, { customerEmail: email, formerEmail: emailBefore, customerUid })
}

type TrialFinding =
  /** From before the opening, counted among real ones. */
  { code: 'left_trial'; path: string } | { code: 'wrong_series'; path: string }

/** Null while all is a trial. */
async function openingIn(snapshot: Snapshot): Promise<number | null> {
  for await (const { key, value } of snapshot.entries('setup')) if (key === 'opened') return Number(value)
  return null
}

function* auditTrial(order: Order, path: string, opened: number | null): Generator<TrialFinding> {
  if (opened === null) return
  if (order.createdAt < opened) yield { code: 'left_trial', path }
  if (invoiceNumbersOf(order).some(isTrialNumber)) yield { code: 'wrong_series', path }
}

function* auditPrice(order: Order, path: string): Generator<Finding> {
  const { items, discount, reduction = 0, total: stored } = order
  yield* auditShares(order, path)
  const sum = Object.values(items).reduce((sum, { price }) => sum + price, 0)
  const rule = ruleOf(discount)
  const amount = rule ? discountAmount(itemsOf(order), rule) : 0
  if (discount && discount.amount !== amount)
    yield { code: 'figure', path: `${path}/discount/amount`, stored: discount.amount, expected: amount }
  const expected = sum - (discount?.amount ?? 0) - reduction
  if (stored !== expected) yield { code: 'figure', path: `${path}/total`, stored, expected }
  const received = receivedFor(order)
  if (reduction > 0 && received < stored)
    yield {
      code: 'figure',
      path: `${path}/reduction`,
      stored: reduction,
      expected: reduction + stored - received,
    }
}

/** An item of a bundle that the order does not name costs its single price. */
function* auditShares({ items, bundles = {} }: Order, path: string): Generator<Finding> {
  const parts = Object.entries(items).flatMap(([id, { price, bundle }]) =>
    bundle ? [{ id, paid: price, price: bundle.singlePrice, bundleId: bundle.id }] : [],
  )
  for (const bundleId of new Set([...Object.keys(bundles), ...parts.map((part) => part.bundleId)])) {
    const own = parts.filter((part) => part.bundleId === bundleId)
    const bundle = bundles[bundleId]
    const offer = bundle && { id: bundleId, ...bundle, presetIds: own.map(({ id }) => id) }
    const shares = new Map(offer ? sharesOf(offer, own) : [])
    if (bundle && own.length === 0)
      yield { code: 'figure', path: `${path}/bundles/${bundleId}/price`, stored: bundle.price, expected: 0 }
    for (const { id, paid: stored, price } of own) {
      const expected = shares.get(id)?.price ?? price
      if (stored !== expected) yield { code: 'figure', path: `${path}/items/${id}/price`, stored, expected }
    }
  }
}
