import 'server-only'
import { now } from '@/lib/core/clock'
import { addressKey } from '@/lib/core/text/email-address'
import { partBefore, type Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Page, Store } from '@/lib/store/store'
import { withdrawalSchema, type Withdrawal, type WithdrawalStatus } from './schema'

export async function getWithdrawal(store: Store, id: string): Promise<Withdrawal | null> {
  const value = await store.get(`withdrawals/${id}`)
  return value === null ? null : withdrawalSchema.parse(value)
}

export function findWithdrawals(
  store: Store,
  status: WithdrawalStatus,
  page: Page,
): Promise<Listing<Withdrawal>> {
  const read = (part: Page) => store.find('withdrawals', { child: 'status', equals: status, ...part })
  return readPage(read, withdrawalSchema, page)
}

export function findWithdrawalsOfOrder(
  store: Store,
  orderId: string,
  page: Page,
): Promise<Listing<Withdrawal>> {
  const read = (part: Page) => store.find('withdrawals', { child: 'orderId', equals: orderId, ...part })
  return readPage(read, withdrawalSchema, page)
}

/** Newest first; only those whose order is unknown. */
export function findUnassigned(store: Store, email: string, page: Page): Promise<Listing<Withdrawal>> {
  const equals = addressKey(email)
  const read = (part: Page) => store.find('withdrawals', { child: 'unassignedTo', equals, ...part })
  return readPage(read, withdrawalSchema, page)
}

const HOUR_MS = 60 * 60_000
const PART = 100
const MOST_OF_HOUR = 1_000

/** The hour of a time in ms, numbered since 1970. */
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS)
export const startOfHour = (hour: number): number => hour * HOUR_MS

/** Open ones whose order is unknown, newest first, at most a thousand. */
export async function findUnassignedOfHour(store: Store, hour: number): Promise<Withdrawal[]> {
  const found: Withdrawal[] = []
  let before: string | null = null
  do {
    const { entries, next }: Listing<Withdrawal> = await findWithdrawals(
      store,
      'received',
      partBefore(before, PART),
    )
    found.push(...entries.filter(({ at, orderId }) => hourOf(at) === hour && orderId === undefined))
    before = (entries.at(-1)?.at ?? 0) < startOfHour(hour) ? null : next
  } while (before !== null && found.length < MOST_OF_HOUR)
  return found
}

export function withdrawalRemoved({ id }: Withdrawal): Changes {
  return { [`withdrawals/${id}`]: null }
}

/** @param idempotencyKey its hash */
export async function findWithdrawalByKey(store: Store, idempotencyKey: string): Promise<Withdrawal | null> {
  const query = { child: 'idempotencyKey', equals: idempotencyKey, limit: 1 }
  const [entry] = await store.find('withdrawals', query)
  return entry ? withdrawalSchema.parse(entry.value) : null
}

/** Once per idempotency key; false if it was already used. */
export function saveWithdrawal(store: Store, withdrawal: Withdrawal, following: Changes): Promise<boolean> {
  return store.updateOnce(`withdrawal_${withdrawal.idempotencyKey}`, {
    [`withdrawals/${withdrawal.id}`]: withdrawalSchema.parse({ ...withdrawal, ...unassigned(withdrawal) }),
    ...following,
  })
}

function unassigned({ orderId, email }: Withdrawal): Pick<Withdrawal, 'unassignedTo'> {
  return orderId === undefined && email !== '' ? { unassignedTo: addressKey(email) } : {}
}

/** Fails if the withdrawal was changed since it was read. */
export function orderConnected(
  { id, connections = 0 }: Withdrawal,
  orderId: string,
  further: Changes,
): OnceChanges {
  return {
    onceKey: `connection_${id}_${connections}`,
    changes: {
      [`withdrawals/${id}/orderId`]: orderId,
      [`withdrawals/${id}/unassignedTo`]: null,
      [`withdrawals/${id}/connections`]: connections + 1,
      ...further,
    },
  }
}

/** With the idempotency key that allows only one decision: both belong in one update. */
export function decisionWritten(
  { id }: Withdrawal,
  decision: Pick<Withdrawal, 'status' | 'decidedAt' | 'actor' | 'orderId' | 'reason'>,
): Changes {
  const fields = Object.entries(decision).map(([field, value]) => [`withdrawals/${id}/${field}`, value])
  return { ...Object.fromEntries(fields), [`once/decision_${id}`]: now() }
}
