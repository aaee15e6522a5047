import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { entryMoved, findEntries, getEntry } from './data'
import { findOrdersOf, judge } from './match-booking'
import type { BankEntry } from './schema'

const MOST = 500

/** Looks at doubtful payments anew after others have paid some of their candidates. */
export async function judgeAgain(store: Store, paid: readonly string[]): Promise<void> {
  const { entries } = await findEntries(store, 'doubtful', { limit: MOST })
  const concerned = entries.filter(({ candidates = {} }) => paid.some((id) => Object.hasOwn(candidates, id)))
  if (concerned.length === 0) return
  const sure = (await findEntries(store, 'sure', { limit: MOST })).entries
  const taken = new Map(sure.map(({ orderId = '', id }) => [orderId, id]))
  for (const { id } of concerned) {
    const orderId = await judgeOne(store, id, taken)
    if (orderId !== undefined) taken.set(orderId, id)
  }
}

/** @returns the order that the payment now pays for sure, if any */
function judgeOne(store: Store, id: string, taken: ReadonlyMap<string, string>): Promise<string | undefined> {
  return optimisticUpdate(store, async () => {
    const entry = await getEntry(store, id)
    if (entry?.state !== 'doubtful' || !isJudgedByShop(entry)) return { result: undefined }
    const found = await findOrdersOf(store, entry, new Map())
    const match = judge(entry, found, (orderId) => taken.has(orderId), false)
    const isSame =
      match.state === entry.state &&
      match.doubt === entry.doubt &&
      JSON.stringify(match.candidates) === JSON.stringify(entry.candidates)
    return isSame ? { result: undefined } : { changes: entryMoved(entry, match), result: match.orderId }
  })
}

/** Not where an admin named the order, or only an admin can tell whether it was read before. */
const isJudgedByShop = ({ doubt }: BankEntry) => doubt !== 'by-hand' && doubt !== 'again'
