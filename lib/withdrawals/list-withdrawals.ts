import { now } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { findMailsOfOrder } from '@/lib/mail/data'
import { getOrder } from '@/lib/orders/data'
import { deskOrder, type DeskOrder } from '@/lib/orders/desk/desk-order'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { findWithdrawals } from './data'
import { lapseFacts, type LapseFacts } from './lapse-facts'
import type { Withdrawal, WithdrawalStatus } from './schema'

/** More mails than any order has before its contract is confirmed. */
const MAILS = 100

export interface DeskWithdrawal {
  withdrawal: Withdrawal
  about: {
    order: DeskOrder
    facts: LapseFacts
    /** When it was paid, which concludes the contract (§ 3 of the terms), in ms. */
    concludedAt: number | null
  } | null
}

/** Newest first. */
export async function listWithdrawals(
  store: Store,
  status: WithdrawalStatus,
  page: Page,
): Promise<Listing<DeskWithdrawal>> {
  const { entries, ...listing } = await findWithdrawals(store, status, page)
  return { ...listing, entries: await Promise.all(entries.map((entry) => deskWithdrawal(store, entry))) }
}

async function deskWithdrawal(store: Store, withdrawal: Withdrawal): Promise<DeskWithdrawal> {
  const { orderId } = withdrawal
  const order = orderId === undefined ? null : await readOr(getOrder(store, orderId), null)
  if (!order) return { withdrawal, about: null }
  const mails = await findMailsOfOrder(store, order.id, { limit: MAILS })
  return {
    withdrawal,
    about: {
      order: deskOrder(order),
      facts: lapseFacts(withdrawal, order, mails.entries, now()),
      concludedAt: order.payment?.paidAt ?? null,
    },
  }
}
