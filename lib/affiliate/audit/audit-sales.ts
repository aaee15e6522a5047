import { dayOf } from '@/lib/core/clock'
import type { Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import { addPayment, expectPaid, isStateRight } from './audit-payouts'
import { expectSources } from './audit-sources'
import { reversedBy } from '../balance/change-commission'
import { commissionOf } from '../sales/commission'
import { creditCounter } from '../sales/data'
import { heldBy } from '../sales/sale-state'
import { holdsSchema, ledgerEntrySchema, saleSchema, type Sale } from '../sales/schema'

export type SaleFinding =
  | { code: 'broken'; path: string }
  | { code: 'double_sale'; path: string }
  /** Its order could be credited again. */
  | { code: 'unguarded_sale'; path: string }
  /** It contradicts its order. */
  | { code: 'sale_state'; path: string }
  | { code: 'stray_entry'; path: string }

/** Leaves a note `sale` for each order with a sale, with its id, sources, what credited it, and credited click. */
export async function* addSales(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<SaleFinding> {
  for await (const { key, value } of snapshot.entries('affiliateSales')) {
    const path = `affiliateSales/${key}`
    const { data: sale } = saleSchema.safeParse(value)
    if (!sale) {
      yield { code: 'broken', path }
      continue
    }
    const isFirst = scratch.note('sale', sale.orderId)
    if (!isFirst) yield { code: 'double_sale', path }
    const hasOnceKey = scratch.noted('once', `conversion_${sale.orderId}`) !== undefined
    if (!hasOnceKey && scratch.noted('order', sale.orderId) !== undefined)
      yield { code: 'unguarded_sale', path }
    if (!isStateRight(sale) || !isHeldRight(sale, scratch)) yield { code: 'sale_state', path }
    addSale(sale, path, scratch)
    expectPaid(sale, scratch)
  }
}

/** As its order requires, or a task will fix it; true if the order is unreadable or deleted. */
function isHeldRight(sale: Sale, scratch: Scratch): boolean {
  if (scratch.noted('order', sale.orderId) === undefined) return true
  if (scratch.noted('conversion', sale.orderId) !== undefined) return true
  const { data: holds } = holdsSchema.safeParse(JSON.parse(scratch.noted('holds', sale.orderId) ?? '{}'))
  return holds === undefined || heldBy({ ...sale, holds }) === sale.held
}

function addSale(sale: Sale, path: string, scratch: Scratch): void {
  const { affiliateUid: uid, commissionAmount, productPrice, saleDate } = sale
  scratch.note('credited', sale.trackingCode)
  const { sources, by } = sale
  scratch.note('sale id', sale.id, JSON.stringify({ sources, by }))
  expectSources(scratch, uid, { at: saleDate, sources }, { sales: 1 })
  scratch.addStored(`${path}/commissionAmount`, commissionAmount)
  scratch.addExpected(`${path}/commissionAmount`, commissionOf(productPrice, sale))
  addReversal(sale, path, scratch)
  scratch.addStored(ledgerOf(sale.id), commissionAmount - (sale.reversedAmount ?? 0))
  scratch.addExpected(`affiliateUsers/${uid}/totalSales`, 1)
  const day = `affiliateDaily/${uid}/${dayOf(saleDate)}`
  scratch.addExpected(`${day}/sales`, 1)
  if (by !== undefined) scratch.addExpected(`${day}/${creditCounter(by)}Sales`, 1)
}

function addReversal(sale: Sale, path: string, scratch: Scratch): void {
  const { reversedAmount = 0, status, productPrice, orderId } = sale
  const noted = scratch.noted('order', orderId)
  if (noted === undefined || noted === '') return
  const refunded = sale.review?.outcome === 'reversed' ? productPrice : productPrice - Number(noted)
  scratch.addStored(`${path}/reversedAmount`, reversedAmount)
  scratch.addExpected(`${path}/reversedAmount`, reversedBy(sale, refunded))
  scratch.addStored(`${path}/status`, Number(status === 'reversed'))
  scratch.addExpected(`${path}/status`, Number(refunded > 0 && refunded >= productPrice))
}

export async function* addLedger(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<SaleFinding> {
  for await (const { key: uid, value } of snapshot.entries('affiliateLedger')) {
    for (const [id, given] of Object.entries(Object(value))) {
      const path = `affiliateLedger/${uid}/${id}`
      const { data: entry } = ledgerEntrySchema.safeParse(given)
      if (!entry) {
        yield { code: 'broken', path }
        continue
      }
      scratch.addExpected(`affiliateUsers/${uid}/balance`, entry.amount)
      if (entry.kind === 'payout' || entry.kind === 'adjustment') {
        if (!addPayment(uid, entry, scratch)) yield { code: 'stray_entry', path }
        continue
      }
      const { saleId = '' } = entry
      const noted = scratch.noted('sale id', saleId)
      if (noted === undefined) yield { code: 'stray_entry', path }
      const { sources, by } = originSchema.parse(JSON.parse(noted ?? '{}'))
      expectSources(scratch, uid, { at: entry.at, sources }, { earnings: entry.amount })
      scratch.addExpected(ledgerOf(saleId), entry.amount)
      scratch.addExpected(`affiliateUsers/${uid}/totalEarnings`, entry.amount)
      const day = `affiliateDaily/${uid}/${dayOf(entry.at)}`
      scratch.addExpected(`${day}/earnings`, entry.amount)
      if (by !== undefined) scratch.addExpected(`${day}/${creditCounter(by)}Earnings`, entry.amount)
    }
  }
}

const originSchema = saleSchema.pick({ sources: true, by: true })

/** The commission left of a sale. */
const ledgerOf = (saleId: string) => `affiliateLedger/*/* (${saleId})`
