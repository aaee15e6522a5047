import 'server-only'
import { z } from 'zod'
import { dayOf } from '@/lib/core/clock'
import type { Figure, Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import { commissionOf } from './commission'
import { affiliateSchema, clickSchema, saleSchema, type Sale } from './schema'

/** Something in the stored data that does not add up. */
export type Finding =
  /** A counter or amount is not what follows from the clicks and sales. */
  | ({ code: 'figure' } & Figure)
  /** A record that the shop cannot read. */
  | { code: 'broken'; path: string }
  /** One more sale of the same order. */
  | { code: 'double_sale'; path: string }
  /** A sale that is not protected from being credited again. */
  | { code: 'unmarked_sale'; path: string }
  /** A paid order whose partner has not been credited. */
  | { code: 'missing_sale'; path: string }
  /** A pending order that cannot be confirmed or cancelled. */
  | { code: 'stuck_order'; path: string }

const count = z.number().catch(0)
const countersSchema = z.object({
  totalClicks: count,
  uniqueClicks: count,
  totalSales: count,
  totalEarnings: count,
})
/** `unlisted` and `unlistedUnique` are the day's clicks that were counted and not kept. */
const daysSchema = z.record(
  z.string(),
  z.object({ clicks: count, sales: count, earnings: count, unlisted: count, unlistedUnique: count }),
)

/**
 * Recomputes every figure of the referral programme from its clicks and sales, in bounded memory. Afterwards the scratch
 * has a note `affiliate` for each partner and `sale` for each order with a sale; it needs one `mark` for each mark.
 */
export async function* auditProgramme(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  yield* addAffiliates(snapshot, scratch)
  yield* addDays(snapshot, scratch)
  yield* addSales(snapshot, scratch)
  yield* addClicks(snapshot, scratch)
  for (const figure of scratch.differences()) yield { code: 'figure', ...figure }
}

async function* addAffiliates(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key: uid, value } of snapshot.entries('affiliateUsers')) {
    const path = `affiliateUsers/${uid}`
    if (!affiliateSchema.safeParse(value).success) yield { code: 'broken', path }
    scratch.note('affiliate', uid, JSON.stringify(value))
    const { data: counters } = countersSchema.safeParse(value)
    for (const [name, stored] of Object.entries(counters ?? {})) scratch.addStored(`${path}/${name}`, stored)
  }
}

async function* addDays(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key: uid, value } of snapshot.entries('affiliateDaily')) {
    const days = daysSchema.safeParse(value)
    if (!days.success) yield { code: 'broken', path: `affiliateDaily/${uid}` }
    for (const [day, { unlisted, unlistedUnique, ...counters }] of Object.entries(days.data ?? {})) {
      const path = `affiliateDaily/${uid}/${day}`
      for (const [name, stored] of Object.entries(counters)) scratch.addStored(`${path}/${name}`, stored)
      scratch.addExpected(`${path}/clicks`, unlisted)
      scratch.addExpected(`affiliateUsers/${uid}/totalClicks`, unlisted)
      scratch.addExpected(`affiliateUsers/${uid}/uniqueClicks`, unlistedUnique)
    }
  }
}

async function* addSales(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key, value } of snapshot.entries('affiliateSales')) {
    const path = `affiliateSales/${key}`
    const { data: sale } = saleSchema.safeParse(value)
    if (!sale) {
      yield { code: 'broken', path }
      continue
    }
    const isFirst = scratch.note('sale', sale.orderId)
    if (!isFirst) yield { code: 'double_sale', path }
    if (scratch.noted('mark', `conversion_${sale.orderId}`) === undefined)
      yield { code: 'unmarked_sale', path }
    addSale(sale, path, scratch)
  }
}

function addSale(sale: Sale, path: string, scratch: Scratch): void {
  const { affiliateUid: uid, commissionAmount, commissionRate, productPrice, saleDate } = sale
  const daily = `affiliateDaily/${uid}/${dayOf(saleDate)}`
  scratch.note('credited', sale.trackingCode)
  scratch.addStored(`${path}/commissionAmount`, commissionAmount)
  scratch.addExpected(`${path}/commissionAmount`, commissionOf(productPrice, commissionRate))
  scratch.addExpected(`affiliateUsers/${uid}/totalSales`, 1)
  scratch.addExpected(`affiliateUsers/${uid}/totalEarnings`, commissionAmount)
  scratch.addExpected(`${daily}/sales`, 1)
  scratch.addExpected(`${daily}/earnings`, commissionAmount)
}

async function* addClicks(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key, value } of snapshot.entries('affiliateClicks')) {
    const path = `affiliateClicks/${key}`
    const { data: click } = clickSchema.safeParse(value)
    if (!click) {
      yield { code: 'broken', path }
      continue
    }
    const { affiliateUid: uid, visitorHash, timestamp, converted } = click
    const day = dayOf(timestamp)
    scratch.addExpected(`affiliateUsers/${uid}/totalClicks`, 1)
    scratch.addExpected(`affiliateDaily/${uid}/${day}/clicks`, 1)
    if (scratch.note('visitor', `${uid} ${day} ${visitorHash}`))
      scratch.addExpected(`affiliateUsers/${uid}/uniqueClicks`, 1)
    const isCredited = scratch.noted('credited', key) !== undefined
    if (converted !== isCredited) {
      const figure = { stored: Number(converted), expected: Number(isCredited) }
      yield { code: 'figure', path: `${path}/converted`, ...figure }
    }
  }
}
