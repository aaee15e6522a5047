import { shiftDay } from '@/lib/core/clock'
import { moneyChanges } from '@/lib/payment/unmatched-data'
import type { Changes, Store } from '@/lib/store/store'
import { readBankDays } from './data'
import type { BankDay, Coverage } from './schema'

/** Days kept at most, before the day of reading; no order waits longer. */
export const MOST_DAYS = 800
/** Statements up to this many days apart may be joined by their balances. */
const MOST_BETWEEN = 31

export const bankDayKey = (day: string, account: string) => `${day}_${account}`

/**
 * Records the days for which a file proves to have all bookings. The day on which it was made, or first read, was not
 * over then: it becomes known, as do the days between, once another statement begins with this one's closing balance.
 * @param coverage of the shop's accounts
 * @param readOn the day it was first read, as `YYYY-MM-DD`
 */
export async function saveKnownDays(
  store: Store,
  coverage: readonly Coverage[],
  readOn: string,
): Promise<void> {
  for (const covered of coverage) {
    const changes = { ...daysOf(covered, readOn), ...(await joints(store, covered)) }
    await store.update({ ...changes, ...moneyChanges.changed() })
  }
}

function daysOf(
  { account, from, until, madeOn = until, opening, closing }: Coverage,
  readOn: string,
): Changes {
  const end = [until, shiftDay(madeOn, -1), shiftDay(readOn, -1)].sort()[0] ?? until
  const begin = [from, shiftDay(readOn, -MOST_DAYS)].sort().at(-1) ?? from
  const at = (day: string) => `bankDays/${bankDayKey(day, account)}`
  return {
    ...known(account, begin, end),
    ...(opening === undefined ? {} : { [`${at(shiftDay(from, -1))}/opening`]: opening }),
    ...(closing === undefined ? {} : { [`${at(until)}/closing`]: closing }),
  }
}

function known(account: string, begin: string, end: string): Changes {
  const changes: Changes = {}
  for (let day = begin; day <= end; day = shiftDay(day, 1))
    changes[`bankDays/${bankDayKey(day, account)}/isKnown`] = true
  return changes
}

/** The days between a statement and its neighbours in time, if the balances show that no money moved in them. */
async function joints(store: Store, covered: Coverage): Promise<Changes> {
  const { account, from, until, opening, closing } = covered
  const last = shiftDay(from, -1)
  const before = await readBankDays(store, account, shiftDay(last, -MOST_BETWEEN), last)
  const behind = await readBankDays(store, account, until, shiftDay(until, MOST_BETWEEN))
  const end = [...before].reverse().find(([, day]) => day.closing !== undefined)
  const begin = [...behind].find(([, day]) => day.opening !== undefined)
  return {
    ...(isJoint(end, 'closing', opening) ? known(account, end[0], last) : {}),
    ...(isJoint(begin, 'opening', closing) ? known(account, until, begin[0]) : {}),
  }
}

function isJoint(
  found: [string, BankDay] | undefined,
  side: 'opening' | 'closing',
  amount: number | undefined,
): found is [string, BankDay] {
  return amount !== undefined && found?.[1][side] === amount
}
