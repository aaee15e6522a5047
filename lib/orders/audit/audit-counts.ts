import type { ZodType } from 'zod'
import type { Finding } from '@/lib/affiliate/audit/audit'
import { campaignSchema } from '@/lib/affiliate/campaigns/schema'
import { payoutIdSchema, payoutSchema } from '@/lib/affiliate/payouts/schema'
import { dayOf } from '@/lib/core/clock'
import { storedFigures } from '@/lib/figures/data'
import { dayFiguresSchema } from '@/lib/figures/schema'
import { bookedRecordOf, bookingDayPath, type BookedRecord } from '@/lib/invoices/booking-days'
import { firstBookYear } from '@/lib/legal/retention'
import type { Scratch } from '@/lib/store/scratch'
import type { Snapshot } from '@/lib/store/store'
import { figuresOf } from '../order-figures'
import { providerPayoutSchema } from '@/lib/payment/payouts/schema'
import { bookedEntrySchema, entryDays } from '../invoicing/interim-bookings'
import { bookingDaysOf } from '../invoicing/order-bookings'
import { providerPayoutDays } from '../invoicing/provider-payout-bookings'
import { goodwillCountSchema, goodwillOf } from '../refunds/goodwill-data'
import type { Order } from '../schema'
import { holdsUse } from '../state/campaign-recounted'

/** Skips days before the oldest one stored: their orders may be deleted. */
export async function* addStoredFigures(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key: day, value } of snapshot.entries('figures')) {
    const { data: figures } = dayFiguresSchema.safeParse(value)
    if (!figures) yield { code: 'broken', path: `figures/${day}` }
    else if (isRecounted(day)) {
      for (const [path, stored] of Object.entries(storedFigures(day, figures)))
        scratch.addStored(path, stored)
    }
  }
}

export function expectFigures(order: Order, scratch: Scratch): void {
  for (const [path, by] of Object.entries(figuresOf(order))) {
    const [, day = ''] = path.split('/')
    if (isRecounted(day)) scratch.addExpected(path, by)
  }
}

const isRecounted = (day: string) => day >= `${firstBookYear()}-01-01`

/** Skips older years: their orders may be deleted. */
export async function* addStoredGoodwill(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key: year, value } of snapshot.entries('goodwill')) {
    if (Number(year) < firstBookYear()) continue
    for (const [presetId, counted] of Object.entries(Object(value))) {
      const path = `goodwill/${year}/${presetId}`
      const { data } = goodwillCountSchema.safeParse(counted)
      if (!data) yield { code: 'broken', path }
      else {
        scratch.addStored(`${path}/count`, data.count)
        scratch.addStored(`${path}/amount`, data.amount)
      }
    }
  }
}

export function expectGoodwill({ refunds = {} }: Order, scratch: Scratch): void {
  for (const { isGoodwill, items = {}, at } of Object.values(refunds)) {
    if (!isGoodwill) continue
    for (const [presetId, amount] of Object.entries(items)) {
      for (const [path, by] of Object.entries(goodwillOf(presetId, { at, amount }))) {
        if (Number(path.split('/')[1]) >= firstBookYear()) scratch.addExpected(path, by)
      }
    }
  }
}

/** Skips older ones: their orders may be deleted. */
export async function* addStoredUses(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<Finding> {
  for await (const { key, value } of snapshot.entries('campaigns')) {
    const path = `campaigns/${key}`
    const { data } = campaignSchema.safeParse(value)
    if (!data) yield { code: 'broken', path }
    else if (isInBooks(data.createdAt)) scratch.addStored(`${path}/uses`, data.uses)
  }
}

export function expectUses(order: Order, scratch: Scratch): void {
  const { discount, createdAt } = order
  if (!discount || !holdsUse(order) || !isInBooks(createdAt)) return
  scratch.addExpected(`campaigns/${discount.code.toLowerCase()}/uses`, 1)
}

const isInBooks = (at: number) => Number(dayOf(at).slice(0, 4)) >= firstBookYear()

/** Needs the notes on orders. Skips unreadable records, reported as broken, and payouts older than the books. */
export async function addStoredBookingDays(snapshot: Snapshot, scratch: Scratch): Promise<void> {
  await expectOtherDays(snapshot, scratch)
  for await (const { key } of snapshot.entries('bookingDays')) {
    const record = bookedRecordOf(key)
    if (!isLeftOut(scratch, record)) scratch.addStored(bookingDayPath(record.day, record.id), 1)
  }
}

/** Also notes which payments there are. */
async function expectOtherDays(snapshot: Snapshot, scratch: Scratch): Promise<void> {
  const readable = async (
    collection: Parameters<Snapshot['entries']>[0],
    daysIn: (value: unknown) => Iterable<string> | null,
  ) => {
    for await (const { key, value } of snapshot.entries(collection)) {
      const days = daysIn(value)
      scratch.note(days ? 'booked' : 'broken payout', key)
      for (const day of days ?? []) scratch.addExpected(bookingDayPath(day, key), 1)
    }
  }
  await readable('affiliatePayouts', (value) => (payoutSchema.safeParse(value).success ? [] : null))
  await readable('providerPayouts', (value) => daysOf(providerPayoutSchema, providerPayoutDays, value))
  await readable('bankEntries', (value) => daysOf(bookedEntrySchema, entryDays, value))
}

function daysOf<Value>(schema: ZodType<Value>, days: (value: Value) => Iterable<string>, value: unknown) {
  const { data } = schema.safeParse(value)
  return data === undefined ? null : days(data)
}

function isLeftOut(scratch: Scratch, { day, id }: BookedRecord): boolean {
  if (scratch.noted('broken payout', id) !== undefined) return true
  // A payment may be deleted before the last of its days.
  if (id.startsWith('booking_')) return scratch.noted('booked', id) === undefined
  if (payoutIdSchema.safeParse(id).success) return day < `${firstBookYear()}-01-01`
  return scratch.noted('order', id) === ''
}

export function expectBookingDays(order: Order, scratch: Scratch): void {
  for (const day of bookingDaysOf(order)) scratch.addExpected(bookingDayPath(day, order.id), 1)
}
