import { retention } from '@/lib/legal/retention'
import { findEntries } from '@/lib/statements/data'
import type { BankEntry } from '@/lib/statements/schema'
import type { Changes } from '@/lib/store/store'
import { monthsAgo } from '../limits'
import { inParts, type Tidying } from '../tidying'

/** Some months after they were dealt with; those in the books only lose sender and reason. @returns how many */
export function deleteSettledTransfers(tidying: Tidying): Promise<number> {
  const { store, isTrial } = tidying
  const limit = monthsAgo(retention.settledTransferMonths)
  return inParts(
    tidying,
    undefined,
    (page) => findEntries(store, 'settled', page),
    async (entries) => {
      const due = entries.filter((entry) => (entry.decidedAt ?? 0) < limit && !isForgotten(entry))
      if (!isTrial && due.length > 0) await store.update(Object.assign({}, ...due.map(forgotten)))
      return due.length
    },
  )
}

const isForgotten = ({ inBooks, name, iban, purpose, note }: BankEntry) =>
  inBooks === true && `${name}${iban}${purpose}` === '' && note === undefined

function forgotten({ id, inBooks }: BankEntry): Changes {
  const path = `bankEntries/${id}` as const
  if (!inBooks) return { [path]: null }
  const emptied = ['name', 'iban', 'purpose'].map((field) => [`${path}/${field}`, ''])
  const removed = ['note', 'endToEndId', 'bankReference', 'otherText'].map((field) => [
    `${path}/${field}`,
    null,
  ])
  return Object.fromEntries([...emptied, ...removed])
}
