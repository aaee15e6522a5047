import 'server-only'
import { retention } from '@/lib/legal/retention'
import { findEntries } from '@/lib/statements/data'
import { removed } from '../data'
import { monthsAgo } from '../limits'
import { inParts, type Tidying } from '../tidying'

/** Deletes transfers that paid no order, some months after they were dealt with. @returns how many */
export function deleteSettledTransfers(tidying: Tidying): Promise<number> {
  const { store, isTrial } = tidying
  const limit = monthsAgo(retention.settledTransferMonths)
  return inParts(
    tidying,
    undefined,
    (page) => findEntries(store, 'settled', page),
    async (entries) => {
      const due = entries.filter(({ decidedAt = 0 }) => decidedAt < limit).map(({ id }) => id)
      if (!isTrial && due.length > 0) await store.update(removed('bankEntries', due))
      return due.length
    },
  )
}
