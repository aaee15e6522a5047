import { now } from '@/lib/core/clock'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { readOr } from '@/lib/store/reading/read-or'
import type { Changes, Store } from '@/lib/store/store'
import { periodsOf } from '../agreed-terms'
import { commissionOf, presentTerms } from '../sales/commission'
import { getCredited, type Credited } from '../data'
import { findSale, saveSale } from '../sales/data'
import { getClick } from '../clicks/data'
import { paymentCounted } from '../flags/data'
import { judgeSale, type PaidBy } from '../flags/judge-sale'
import { isTellable, saleAnnounced } from '../notices/announce-sale'
import { releaseDay, releaseScheduled } from '../sales/sale-state'
import { traceOf, type Attribution, type Click } from '../schema'
import type { Sale } from '../sales/schema'
import { isOwnOrder } from './redeem-code'

export interface PaidOrder {
  orderId: string
  attribution: Attribution
  customerEmail: string
  /** The address before the buyer corrected it. */
  formerEmail?: string | undefined
  customerUid?: string | undefined
  productName: string
  /** In cents. */
  productPrice: number
  /** In ms. */
  paidAt?: number | undefined
  /** Returns a fingerprint of the card or account that paid; null if unknown. */
  readPrint?: (() => Promise<string | null>) | undefined
  payerIban?: string | undefined
  /** Missing if it follows from the payment. */
  actor?: string | undefined
}

/**
 * Once, however often called. A partner must be active when the order is placed: one who leaves before payment is
 * still credited. Keeps the rate and hold period agreed now. A suspicious sale is held, every other one announced. An
 * unreadable visit counts as none. Null for a partner's own order, or a deleted partner.
 * @throws Error if the rate cannot be read
 */
export async function recordSale(store: Store, order: PaidOrder): Promise<Sale | null> {
  const existing = await findSale(store, order.orderId)
  if (existing) return existing
  const affiliate = await getCredited(store, order.attribution.affiliateUid)
  if (!affiliate || isOwnOrder(affiliate, order)) {
    log().info({ orderId: order.orderId, cause: affiliate ? 'own order' : 'partner is gone' }, 'not credited')
    return null
  }
  const trace = traceOf(order.attribution.trackingCode)
  const click = trace.by === 'visit' ? await readOr(getClick(store, trace.trackingId), null) : null
  const print = (await order.readPrint?.()) ?? null
  const isPayeesAccount = isSameAccount(affiliate.payout?.iban, order.payerIban)
  const sale = await judged(store, saleOf(affiliate, order, click), { print, isPayeesAccount })
  const further = {
    ...(print === null ? {} : paymentCounted(sale, print)),
    ...credited(sale, order.actor),
    ...(await scheduled(store, sale)),
  }
  return (await saveSale(store, sale, click, further)) ? sale : findSale(store, order.orderId)
}

function isSameAccount(one: string | undefined, other: string | undefined): boolean {
  const plain = (iban: string | undefined) => iban?.replaceAll(' ', '').toUpperCase()
  return one !== undefined && plain(one) === plain(other)
}

/** Release and announcement; neither while the sale is held. */
async function scheduled(store: Store, sale: Sale): Promise<Changes> {
  return {
    ...(sale.releaseOn === undefined ? {} : releaseScheduled(sale.releaseOn)),
    ...(isTellable(sale) ? await saleAnnounced(store, sale) : {}),
  }
}

function credited({ id, affiliateUid, orderId, commissionAmount }: Sale, actor: string | undefined): Changes {
  if (actor === undefined) return {}
  const after = { affiliateUid, orderId, commissionAmount }
  return journalAdded({ actor, act: 'sale-credited', subject: `affiliateSales/${id}`, after })
}

function saleOf({ uid, commissionRate, agreed }: Credited, order: PaidOrder, click: Click | null): Sale {
  if (commissionRate === null) throw new Error(`the rate of ${uid} cannot be read`)
  const saleDate = now()
  const { trackingCode, by } = order.attribution
  const terms = presentTerms(commissionRate)
  return {
    id: newId('sale'),
    affiliateUid: uid,
    customerEmail: order.customerEmail,
    productName: order.productName,
    productPrice: order.productPrice,
    commissionAmount: commissionOf(order.productPrice, terms),
    ...terms,
    saleDate,
    ...(order.paidAt === undefined ? {} : { paidAt: order.paidAt }),
    holdDays: periodsOf({ agreed }).holdDays,
    status: 'pending',
    trackingCode,
    ...(by === undefined ? {} : { by }),
    ...(click ? { sources: click.sources } : {}),
    orderId: order.orderId,
  }
}

async function judged(store: Store, sale: Sale, paid: PaidBy): Promise<Sale> {
  const flags = await judgeSale(store, sale, paid)
  if (flags.length === 0) return { ...sale, releaseOn: releaseDay(sale) }
  log().info({ orderId: sale.orderId, flags }, 'sale flagged')
  return {
    ...sale,
    held: 'flag',
    heldFor: sale.affiliateUid,
    flags: Object.fromEntries(flags.map((flag) => [flag, sale.saleDate])),
  }
}
