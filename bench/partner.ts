import { dayOf, now } from '@/lib/core/clock'
import { increment, type Changes, type Store } from '@/lib/store/store'
import { measureClickOfMany } from './clicks'
import type { Row } from './measuring/report'
import { pagesCompared } from './measuring/rows'
import { timePages } from './measuring/time-page'

const PARTNER = 'partner@spielklang.example'
const PARTNER_UID = 'sample-partner-nova'
const BATCH = 500
const DAYS = 365
const DAY_MS = 86_400_000
/** A partner has at most 8 per day and 40 per month. */
const KEYS = 8
const COMMISSION = 69
/** One in this many sales is in review. */
const HELD_EACH = 100

/**
 * Opens `/partner` of a partner with 1,000,000 clicks and 100,000 sales and of one with ten of each,
 * alternately; then clicks in a shop of 1,000,000 partners.
 */
export async function measurePartner(): Promise<Row[]> {
  const page = { email: PARTNER, paths: ['/partner'] }
  const times = await timePages(page, { few: fillPartner(10, 10), many: fillPartner(1_000_000, 100_000) })
  return [...pagesCompared(times, '1,000,000 clicks and 100,000 sales'), await measureClickOfMany()]
}

/**
 * Writes a year's clicks and sales of a partner, spread evenly over the days. Only the counters of the clicks
 * are written, because the dashboard does not read the clicks themselves.
 */
export function fillPartner(clicks: number, sales: number) {
  return async (store: Store): Promise<void> => {
    const end = now()
    await store.update({
      [`affiliateUsers/${PARTNER_UID}`]: {
        uid: PARTNER_UID,
        customCode: 'NOVA10',
        customCodeLower: 'nova10',
        commissionRate: 10,
        totalClicks: clicks,
        uniqueClicks: clicks,
        totalSales: sales,
        balance: sales * COMMISSION,
        totalEarnings: sales * COMMISSION,
      },
    })
    for (let day = 0; day < DAYS; day += 1) {
      const date = dayOf(end - day * DAY_MS)
      await store.update(dayCounted(date, shareOf(clicks, day), shareOf(sales, day)))
    }
    for (let first = 0; first < sales; first += BATCH) {
      const changes: Changes = {}
      for (let index = first; index < Math.min(first + BATCH, sales); index += 1)
        Object.assign(changes, saleAdded(index, end - Math.floor((index * DAYS * DAY_MS) / sales)))
      await store.update(changes)
    }
  }
}

/** A day's part of a sum. */
const shareOf = (sum: number, day: number) =>
  Math.floor(((day + 1) * sum) / DAYS) - Math.floor((day * sum) / DAYS)

function dayCounted(day: string, clicks: number, sales: number): Changes {
  if (clicks === 0 && sales === 0) return {}
  const at = `affiliateDaily/${PARTNER_UID}/${day}`
  const changes: Changes = {
    [`${at}/clicks`]: clicks,
    [`${at}/visitors`]: clicks,
    [`${at}/sales`]: sales,
    [`${at}/earnings`]: sales * COMMISSION,
  }
  for (const bucket of [day, day.slice(0, 7)]) {
    for (const kind of ['landing', 'source', 'sub']) {
      for (let key = 0; key < Math.min(KEYS, clicks); key += 1) {
        const path = `affiliateSources/${PARTNER_UID}/${bucket}/${kind}/${kind}-${key}`
        changes[`${path}/clicks`] = increment(Math.floor(clicks / KEYS))
        changes[`${path}/sales`] = increment(Math.floor(sales / KEYS))
        changes[`${path}/earnings`] = increment(Math.floor(sales / KEYS) * COMMISSION)
      }
    }
  }
  return changes
}

function saleAdded(index: number, at: number): Changes {
  const random = String(index).padStart(16, '0')
  const saleId = `sale_${at}_${random}`
  return {
    [`affiliateSales/${saleId}`]: {
      id: saleId,
      affiliateUid: PARTNER_UID,
      customerEmail: `kundin-${index}@example.com`,
      productName: 'Stille Sohle',
      productPrice: 690,
      commissionAmount: COMMISSION,
      commissionRate: 10,
      commissionRule: 'percent',
      saleDate: at,
      holdDays: 30,
      status: 'pending',
      ...(index % HELD_EACH === 0 ? { held: 'flag', heldFor: PARTNER_UID, flags: { 'fast-order': at } } : {}),
      trackingCode: 'NOVA10',
      orderId: `order_${at}_${random}`,
    },
    [`affiliateLedger/${PARTNER_UID}/ledger_${at}_${random}`]: {
      kind: 'commission',
      amount: COMMISSION,
      at,
      saleId,
    },
  }
}
