import { addressKey } from '@/lib/core/text/email-address'
import { devicesOf, type DeviceSession } from '@/lib/account/account-facts'
import { hasAffiliate } from '@/lib/affiliate/data'
import type { Listing } from '@/lib/core/listing'
import { deskOrder, type DeskOrder } from '@/lib/orders/desk/desk-order'
import { findOrdersByCustomer, findOrdersByEmail } from '@/lib/orders/find-data'
import type { Order } from '@/lib/orders/schema'
import { listRatingsOf } from '@/lib/ratings/own-ratings'
import type { Rating } from '@/lib/ratings/schema'
import { readOr } from '@/lib/store/reading/read-or'
import type { Page, Store } from '@/lib/store/store'
import { findWithdrawalsOfOrder } from '@/lib/withdrawals/data'
import type { Withdrawal } from '@/lib/withdrawals/schema'
import { erasureOf, type Erasure } from './erasure-of'
import { unassignedUnder } from './unassigned-withdrawals'
import { reportsUnder } from './sent-reports'
import { findPerson, type Person } from './find-person'
import { isMendable } from './mend-customer-email'
import { sumsOf, type OrderSums } from './order-sums'

const SUMMED = 100
const LOOKED_INTO = 20
/** Withdrawals read per order; there is rarely more than one. */
const WITHDRAWALS = 5

export interface CustomerFile {
  person: Person
  orders: Listing<DeskOrder>
  sums: OrderSums
  otherOrders: DeskOrder[]
  devices: DeviceSession[]
  withdrawals: Withdrawal[]
  ratings: { rating: Rating; presetName: string }[]
  reported: number
  erasedAt: number | null
  isMendable: boolean
  erasure: Erasure
  broken: string[]
}

export async function readCustomer(store: Store, key: string, page: Page): Promise<CustomerFile | null> {
  const person = await findPerson(store, key)
  if (!person) return null
  const { email, account } = person
  const [{ entries, ...listing }, newest, others, isPartner, devices] = await Promise.all([
    findOrdersByEmail(store, email, page),
    findOrdersByEmail(store, email, { limit: SUMMED }),
    account ? findOrdersByCustomer(store, account.uid, { limit: SUMMED }) : null,
    account ? hasAffiliate(store, account.uid) : false,
    account ? readOr(devicesOf(store, account), null) : null,
  ])
  const isOther = ({ emailLower }: Order) => emailLower !== addressKey(email)
  const parts = await Promise.all(newest.entries.slice(0, LOOKED_INTO).map((order) => lookInto(store, order)))
  const erased = newest.entries.flatMap(({ erasedAt }) => erasedAt ?? [])
  const unassigned = await unassignedUnder(store, email)
  const reported = (await reportsUnder(store, email)).length
  const withdrawals = parts.flatMap((part) => part.withdrawals)
  const ratings = parts.flatMap((part) => part.ratings)
  const hasSaid = ratings.length > 0
  return {
    person,
    orders: { ...listing, entries: entries.map(deskOrder) },
    sums: sumsOf(newest.entries, newest.next === null),
    otherOrders: (others?.entries ?? []).filter(isOther).map(deskOrder),
    devices: devices ?? [],
    withdrawals: [...unassigned, ...withdrawals],
    ratings,
    reported,
    erasedAt: erased.length === 0 ? null : Math.max(...erased),
    isMendable: newest.entries.some(isMendable),
    erasure: erasureOf({
      orders: newest.entries,
      account,
      isPartner,
      hasSaid,
      withdrawals,
      unassigned,
      reported,
    }),
    broken: [...new Set(parts.flatMap(({ broken }) => broken))],
  }
}

async function lookInto(store: Store, order: Order) {
  const [withdrawals, ratings] = await Promise.all([
    findWithdrawalsOfOrder(store, order.id, { limit: WITHDRAWALS }),
    listRatingsOf(store, order.id),
  ])
  return {
    withdrawals: withdrawals.entries,
    ratings: ratings.entries.map((rating) => ({
      rating,
      presetName: order.items[rating.presetId]?.name ?? rating.presetId,
    })),
    broken: [...withdrawals.broken.map((key) => `withdrawals/${key}`), ...ratings.broken],
  }
}
