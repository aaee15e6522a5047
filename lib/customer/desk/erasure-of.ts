import { type DeskRoles, isAtDesk } from '@/lib/account/desk-roles'
import { lastBookYear } from '@/lib/legal/retention'
import { bookYearsOf, lastEventOf } from '@/lib/orders/order-fields'
import type { Order } from '@/lib/orders/schema'
import type { Withdrawal } from '@/lib/withdrawals/schema'
import { isAnswered } from './unassigned-withdrawals'
import { isClosable, isForgettable } from './forget-customer'

/** Deleted at once; words: `admin.customers.forget.goes`. */
type Going = 'account' | 'said' | 'cancelled' | 'beside' | 'mails' | 'sale' | 'unassigned' | 'reports'

/** Has to stay; words: `admin.customers.forget.stays`. */
export interface Staying {
  kind: 'books' | 'open' | 'withdrawals' | 'unassigned' | 'partner' | 'mails' | 'backups'
  references: string[]
  /** At its end it is deleted, if a law sets a year. */
  year?: number
}

export interface Erasure {
  goes: Going[]
  closes: string[]
  stays: Staying[]
  /** For a person with a role at the desk. */
  isRefused: boolean
}

interface Asked {
  orders: readonly Order[]
  account: DeskRoles | null
  isPartner: boolean
  hasSaid: boolean
  withdrawals: readonly Withdrawal[]
  unassigned: readonly Withdrawal[]
  reported: number
}

export function erasureOf(asked: Asked): Erasure {
  const { orders, account, isPartner, hasSaid, withdrawals, unassigned, reported } = asked
  const closes = orders.filter(isClosable)
  const staying = orders.filter(
    (order) => !isForgettable(isClosable(order) ? { ...order, status: 'cancelled' } : order),
  )
  const isNew = staying.some(({ erasedAt }) => erasedAt === undefined)
  const isCancelled = staying.length < orders.length
  const goes: [Going, boolean][] = [
    ['account', account !== null],
    ['said', hasSaid],
    ['cancelled', isCancelled],
    ['beside', isNew],
    ['mails', isNew || isCancelled],
    ['sale', isNew],
    ['unassigned', unassigned.some(isAnswered)],
    ['reports', reported > 0],
  ]
  const open = staying.filter(({ status }) => status === 'pending' || status === 'cancelled')
  const books = byYear(
    staying.filter((order) => !open.includes(order)),
    (order) => lastBookYear(lastEventOf(order), bookYearsOf(order)),
    'books',
  )
  const declared = byYear(withdrawals, ({ at }) => lastBookYear(at), 'withdrawals')
  const unanswered = unassigned.filter((withdrawal) => !isAnswered(withdrawal))
  const none = { references: [] }
  return {
    goes: goes.flatMap(([kind, isThere]) => (isThere ? kind : [])),
    closes: referencesOf(closes),
    stays: [
      ...books,
      ...(open.length > 0 ? [{ kind: 'open' as const, references: referencesOf(open) }] : []),
      ...declared,
      ...(unanswered.length > 0
        ? [{ kind: 'unassigned' as const, references: referencesOf(unanswered) }]
        : []),
      ...(isPartner ? [{ kind: 'partner' as const, ...none }] : []),
      ...(orders.length > 0 ? [{ kind: 'mails' as const, ...none }] : []),
      { kind: 'backups', ...none },
    ],
    isRefused: account !== null && isAtDesk(account),
  }
}

const referencesOf = (records: readonly { reference: string }[]) => records.map(({ reference }) => reference)

/** Records that stay until the end of the same year, with the earliest year first. */
function byYear<Value extends { reference: string }>(
  records: readonly Value[],
  lastYear: (record: Value) => number,
  kind: Staying['kind'],
): Staying[] {
  const years = new Map<number, Value[]>()
  for (const record of records) {
    const year = lastYear(record)
    years.set(year, [...(years.get(year) ?? []), record])
  }
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([year, entries]) => ({ kind, references: referencesOf(entries), year }))
}
