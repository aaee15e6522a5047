import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import type { Figure, Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import { addSources, expectSources, noteUnlisted, wrongFigures } from './audit-sources'
import { isStuck, isWronglyPaid, notePayouts, type PayoutFinding } from './audit-payouts'
import { addLedger, addSales, type SaleFinding } from './audit-sales'
import { affiliateSchema, clickSchema, type Click } from '../schema'

export type Finding =
  /** It does not follow from the clicks and sales. */
  | ({ code: 'figure' } & Figure)
  | { code: 'broken'; path: string }
  | { code: 'missing_sale'; path: string }
  | { code: 'refund_state'; path: string }
  /** Its events do not lead to its state. */
  | { code: 'refund_events'; path: string }
  /** Its payment also paid another one. */
  | { code: 'double_payment'; path: string }
  /** Its state and payments can never change again. */
  | { code: 'stuck_order'; path: string }
  | SaleFinding
  | PayoutFinding

const count = z.number().catch(0)
const countersSchema = z.object({
  totalClicks: count,
  uniqueClicks: count,
  totalSales: count,
  totalEarnings: count,
  balance: count,
  released: count,
  paidOut: count,
})
/** `unlisted` and `unlistedUnique` are the day's clicks counted without a record. */
const daysSchema = z.record(
  z.string(),
  z.object({
    clicks: count,
    visitors: count,
    sales: count,
    earnings: count,
    codeSales: count,
    codeEarnings: count,
    linkSales: count,
    linkEarnings: count,
    unlisted: count,
    unlistedUnique: count,
  }),
)

/**
 * In bounded memory. Needs notes: `once` for each idempotency key, `order` for each order with the cents refunded,
 * `holds` with the reasons its commission is held, `conversion` for each order a task will credit. Skips sales of
 * deleted orders. Leaves a note `affiliate` for each partner and `sale` for each order with a sale.
 */
export async function* auditProgramme(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  yield* addAffiliates(snapshot, scratch)
  yield* addDays(snapshot, scratch)
  yield* notePayouts(snapshot, scratch)
  for await (const path of addSources(snapshot, scratch)) yield { code: 'broken', path }
  yield* addSales(snapshot, scratch)
  yield* addLedger(snapshot, scratch)
  yield* addClicks(snapshot, scratch)
  for (const figure of wrongFigures(scratch)) yield { code: 'figure', ...figure }
}

async function* addAffiliates(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key: uid, value } of snapshot.entries('affiliateUsers')) {
    const path = `affiliateUsers/${uid}`
    const { data: partner } = affiliateSchema.safeParse(value)
    if (!partner) yield { code: 'broken', path }
    if (partner && isWronglyPaid(partner)) yield { code: 'payout_state', path }
    scratch.note('affiliate', uid, JSON.stringify(value))
    if (isStuck(uid, value, scratch)) yield { code: 'stuck_partner', path }
    const { data: counters } = countersSchema.safeParse(value)
    for (const [name, stored] of Object.entries(counters ?? {})) scratch.addStored(`${path}/${name}`, stored)
  }
}

async function* addDays(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key: uid, value } of snapshot.entries('affiliateDaily')) {
    const days = daysSchema.safeParse(value)
    if (!days.success) yield { code: 'broken', path: `affiliateDaily/${uid}` }
    const notKept = new Map<string, number>()
    for (const [day, { unlisted, unlistedUnique, ...counters }] of Object.entries(days.data ?? {})) {
      const path = `affiliateDaily/${uid}/${day}`
      notKept.set(day, unlisted)
      for (const [name, stored] of Object.entries(counters)) scratch.addStored(`${path}/${name}`, stored)
      scratch.addExpected(`${path}/visitors`, unlistedUnique)
      scratch.addExpected(`${path}/clicks`, unlisted)
      scratch.addExpected(`affiliateUsers/${uid}/totalClicks`, unlisted)
      scratch.addExpected(`affiliateUsers/${uid}/uniqueClicks`, unlistedUnique)
    }
    noteUnlisted(scratch, uid, notKept)
  }
}

async function* addClicks(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key, value } of snapshot.entries('affiliateClicks')) {
    const path = `affiliateClicks/${key}`
    const { data: click } = clickSchema.safeParse(value)
    if (!click) {
      yield { code: 'broken', path }
      continue
    }
    const { affiliateUid: uid, timestamp, converted, sources } = click
    const day = `affiliateDaily/${uid}/${dayOf(timestamp)}`
    scratch.addExpected(`affiliateUsers/${uid}/totalClicks`, 1)
    scratch.addExpected(`${day}/clicks`, 1)
    expectSources(scratch, uid, { at: timestamp, sources }, { clicks: 1 })
    if (isFirstVisit(click, scratch)) {
      scratch.addExpected(`affiliateUsers/${uid}/uniqueClicks`, 1)
      scratch.addExpected(`${day}/visitors`, 1)
    }
    const isCredited = scratch.noted('credited', key) !== undefined
    if (converted !== isCredited) {
      const figure = { stored: Number(converted), expected: Number(isCredited) }
      yield { code: 'figure', path: `${path}/converted`, ...figure }
    }
  }
}

/** As stored with the click; while the visitor's hash is kept, only one click per day may be the visitor's first. */
function isFirstVisit({ affiliateUid, timestamp, visitorHash, isFirst }: Click, scratch: Scratch): boolean {
  if (!isFirst || visitorHash === undefined) return isFirst
  return scratch.note('visitor', `${affiliateUid} ${dayOf(timestamp)} ${visitorHash}`)
}
