import type { Listing } from '@/lib/core/listing'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { getSale, listLedger } from './data'
import type { LedgerEntry, Sale } from './schema'

/** Without the buyer's data. */
export type NamedEntry = LedgerEntry & { sale?: Pick<Sale, 'productName' | 'saleDate'> }

/** Newest first; reads at most one sale per entry. */
export async function namedLedger(store: Store, uid: string, page: Page): Promise<Listing<NamedEntry>> {
  const { entries, ...listing } = await listLedger(store, uid, page)
  return { ...listing, entries: await Promise.all(entries.map((entry) => named(store, entry))) }
}

/** An unreadable sale leaves its entry without a name. */
async function named(store: Store, entry: LedgerEntry): Promise<NamedEntry> {
  const { saleId } = entry
  const sale = saleId === undefined ? null : await readOr(getSale(store, saleId), null)
  if (!sale) return entry
  const { productName, saleDate } = sale
  return { ...entry, sale: { productName, saleDate } }
}
