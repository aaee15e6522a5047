import { foreignTaxSchema, invoiceSeriesSchema } from '@/lib/invoices/schema'
import { firstBookYear, retention } from '@/lib/legal/retention'
import { deleteBefore } from '../delete-before'
import type { Tidying } from '../tidying'
import { booksSince, idAt } from '../limits'

/** Once their year's books need not be kept: later for tax of the One-Stop-Shop. @returns how many */
export async function deleteOldInvoices(tidying: Tidying): Promise<number> {
  let count = 0
  for (const series of invoiceSeriesSchema.options) {
    const prefix = `${series}-`
    const ossLimit = prefix + firstBookYear(retention.ossYears)
    const old = { collection: 'invoices', prefix, before: prefix + firstBookYear() } as const
    count += await deleteBefore(
      tidying,
      old,
      ({ key, value }) => key < ossLimit || !foreignTaxSchema.safeParse(value).success,
    )
  }
  return count
}

/** Once the books they explain need not be kept; the store's rules allow no earlier deletion. @returns how many */
export function deleteOldJournal(tidying: Tidying): Promise<number> {
  const before = idAt('journal', booksSince(retention.journalYears))
  return deleteBefore(tidying, { collection: 'journal', prefix: 'journal_', before })
}
