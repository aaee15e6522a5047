import 'server-only'
import { invoiceSeriesSchema } from '@/lib/invoices/schema'
import { firstBookYear } from '@/lib/legal/retention'
import { deleteBefore } from '../delete-before'
import type { Tidying } from '../tidying'
import { booksSince, idAt } from '../limits'

/**
 * Deletes invoices, corrections and credit notes once their year's books need not be kept (§ 14b Abs. 1 UStG).
 * @returns how many
 */
export async function deleteOldInvoices(tidying: Tidying): Promise<number> {
  let count = 0
  for (const series of invoiceSeriesSchema.options) {
    const prefix = `${series}-`
    count += await deleteBefore(tidying, { collection: 'invoices', prefix, before: prefix + firstBookYear() })
  }
  return count
}

/**
 * Deletes journal entries once the books they explain need not be kept; the store's rules allow no earlier
 * deletion. @returns how many
 */
export function deleteOldJournal(tidying: Tidying): Promise<number> {
  const before = idAt('journal', booksSince())
  return deleteBefore(tidying, { collection: 'journal', prefix: 'journal_', before })
}
