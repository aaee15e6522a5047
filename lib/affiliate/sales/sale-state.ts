import { dayOf, now, shiftDay } from '@/lib/core/clock'
import { taskAdded } from '@/lib/tasks/data'
import type { Changes } from '@/lib/store/store'
import type { Sale } from './schema'

/** Null removes a fact, missing ones stay. */
interface Facts {
  holds?: NonNullable<Sale['holds']>
  flags?: NonNullable<Sale['flags']>
  review?: NonNullable<Sale['review']>
  paidAgainAt?: number
  releasedAt?: number
  payoutId?: string | null
  reversedAmount?: number
  isReversed?: boolean
}

/** `by`: cents on the partner's released balance. */
export interface SaleMove {
  by: number
  changes: Changes
}

/** From all facts together, so that no change misses one: a sale held and not paid out is never released. */
export function saleMoved(
  sale: Sale,
  { isReversed = sale.status === 'reversed', ...facts }: Facts,
): SaleMove {
  const payoutId = facts.payoutId === null ? undefined : (facts.payoutId ?? sale.payoutId)
  const known = { ...sale, ...facts, payoutId }
  const held = heldBy(known)
  const isOut = payoutId !== undefined
  const { releasedAt, releaseOn } = releaseAfter(sale, known, { isHeld: held !== undefined, isOut })
  const status = isReversed ? 'reversed' : statusOf({ isOut, releasedAt })
  const after = {
    ...known,
    held,
    heldFor: held !== undefined && status !== 'paid' && status !== 'reversed' ? sale.affiliateUid : undefined,
    releasedAt,
    releaseOn,
    status,
    payable: status === 'approved' ? sale.affiliateUid : undefined,
  }
  return { by: releasedOf(after) - releasedOf(sale), changes: changed(sale, after) }
}

/** If the order was paid again, the hold period restarts. */
function releaseAfter(
  sale: Sale,
  known: Held & Pick<Facts, 'releasedAt'>,
  { isHeld, isOut }: { isHeld: boolean; isOut: boolean },
): { releasedAt: number | undefined; releaseOn: string | undefined } {
  const isPaidAnew = known.paidAgainAt !== sale.paidAgainAt
  const releasedAt = (isHeld || isPaidAnew) && !isOut ? undefined : known.releasedAt
  if (isHeld || isOut || releasedAt !== undefined) return { releasedAt, releaseOn: undefined }
  return { releasedAt, releaseOn: (isPaidAnew ? undefined : sale.releaseOn) ?? nextRelease(known) }
}

function statusOf({ isOut, releasedAt }: { isOut: boolean; releasedAt: number | undefined }): Sale['status'] {
  if (isOut) return 'paid'
  return releasedAt === undefined ? 'pending' : 'approved'
}

function changed(before: Sale, after: { releaseOn: string | undefined }): Changes {
  const old = new Map<string, unknown>(Object.entries(before))
  const moved = Object.entries(after).filter(([name, value]) => !isSame(old.get(name), value))
  const { releaseOn } = after
  return {
    ...Object.fromEntries(
      moved.map(([name, value]) => [`affiliateSales/${before.id}/${name}`, value ?? null]),
    ),
    ...(releaseOn === undefined || releaseOn === before.releaseOn ? {} : releaseScheduled(releaseOn)),
  }
}

/** Nothing and an empty object are stored alike. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? {}) === JSON.stringify(other ?? {})

/** A dispute first, then undecided flags, then a pending refund. */
export function heldBy({
  holds = {},
  flags,
  review,
}: Pick<Partial<Sale>, 'holds' | 'flags' | 'review'>): Sale['held'] | undefined {
  const kinds = Object.values(holds)
  if (kinds.includes('dispute')) return 'dispute'
  if (flags !== undefined && review === undefined) return 'flag'
  return kinds.includes('refund') ? 'refund' : kinds[0]
}

type Counted = Pick<Sale, 'commissionAmount'> & {
  reversedAmount?: number | undefined
  releasedAt?: number | undefined
}

/** In cents. */
export function leftOf({ commissionAmount, reversedAmount = 0 }: Counted): number {
  return commissionAmount - reversedAmount
}

/** In cents: the share of the partner's `released`. */
export function releasedOf(sale: Counted): number {
  return sale.releasedAt === undefined ? 0 : leftOf(sale)
}

type Held = Pick<Sale, 'saleDate' | 'holdDays' | 'paidAt'> & Pick<Facts, 'paidAgainAt'>

export function releaseDay({ saleDate, paidAt = saleDate, paidAgainAt = paidAt, holdDays }: Held): string {
  return shiftDay(dayOf(paidAgainAt), holdDays)
}

/** At once if the day has already come, since the daily task may have run. */
export function releaseScheduled(day: string): Changes {
  return day <= dayOf(now()) ? taskAdded('release', day).changes : {}
}

/** Once no longer held, a sale is released on its own day, or today if that has passed. */
function nextRelease(sale: Held): string {
  const [today, own] = [dayOf(now()), releaseDay(sale)]
  return own > today ? own : today
}
