import { dayOf } from '@/lib/core/clock'
import { isAnonymous } from '@/lib/orders/order-fields'
import { findOrdersByTotal } from '@/lib/orders/find-data'
import { lookUpOrder } from '@/lib/orders/desk/search-orders'
import type { Order } from '@/lib/orders/schema'
import { restOf } from '@/lib/orders/transfers'
import type { Store } from '@/lib/store/store'
import { dayPrefix } from './reading/identify'
import type { BankEntry, Booking, Doubt } from './schema'
import { referenceKeyOf } from '@/lib/orders/reference'

/** `SK` and ten letters and digits, see `newReference`; matches may overlap. */
const REFERENCES = /(?=(SK[A-Z0-9]{10}))/g
/** Half of a reference's random part. */
const HALF = /^[A-Z0-9]{5}$/i
const WHOLE = /^[A-Z0-9]{10}$/i

/** Unpaid orders get cancelled, so waiting ones are among the newest. */
const MOST_LOOKED_AT = 100
const MOST_CANDIDATES = 5
/** A purpose of a thousand characters can contain hundreds of false references. */
const MOST_REFERENCES = 20

export interface Found {
  named: Order[]
  /** If there are none: payable orders with the same total. */
  alike: Order[]
}

export type Match = Pick<BankEntry, 'state' | 'orderId' | 'doubt' | 'candidates'>

/** Orders a transfer may still pay, waiting ones first, by total in cents; cached per run, as many amounts repeat. */
export type Awaiting = Map<number, Promise<Order[]>>

export async function findOrdersOf(store: Store, booking: Booking, awaiting: Awaiting): Promise<Found> {
  const keys = referencesIn(textOf(booking)).slice(0, MOST_REFERENCES)
  const found = await Promise.all(keys.map((key) => lookUpOrder(store, key)))
  const named = new Map(found.flatMap((order) => (order ? [[order.id, order] as const] : [])))
  if (named.size > 0) return { named: [...named.values()], alike: [] }
  const { amount, bookedOn } = booking
  const asked = awaiting.get(amount) ?? findAwaiting(store, amount)
  awaiting.set(amount, asked)
  const alike = (await asked).filter(({ createdAt }) => dayOf(createdAt) <= bookedOn)
  return { named: [], alike: alike.slice(0, MOST_CANDIDATES) }
}

const textOf = ({ purpose, endToEndId = '', otherText = '' }: Booking) =>
  [purpose, endToEndId, otherText].join(' ')

async function findAwaiting(store: Store, total: number): Promise<Order[]> {
  const { entries } = await findOrdersByTotal(store, total, { limit: MOST_LOOKED_AT })
  const byTransfer = entries.filter(
    (order) => order.paymentMethod === 'vorkasse' && !isAnonymous(order) && restOf(order) === total,
  )
  return ['pending', 'cancelled'].flatMap((state) => byTransfer.filter(({ status }) => status === state))
}

/** @param isTaken another payment pays this order for sure @param isAgain may be one read from another file */
export function judge(
  booking: Booking,
  { named, alike }: Found,
  isTaken: (orderId: string) => boolean,
  isAgain: boolean,
): Match {
  if (isAgain) return doubtful('again', [...named, ...alike].slice(0, MOST_CANDIDATES))
  const [order, ...others] = named
  if (order && others.length === 0) {
    const doubt = doubtAbout(order, booking.amount, isTaken) ?? (isPartOf(order, booking) ? 'amount' : null)
    return doubt === null ? { state: 'sure', orderId: order.id } : doubtful(doubt, named)
  }
  if (order) return doubtful('several', named.slice(0, MOST_CANDIDATES))
  return alike.length > 0 ? doubtful('no-reference', alike) : { state: 'unmatched' }
}

export function doubtAbout(
  order: Order,
  amount: number,
  isTaken: (orderId: string) => boolean = () => false,
): Doubt | null {
  if (order.status !== 'pending') return order.status
  if (isTaken(order.id)) return 'paid'
  if (order.paymentMethod !== 'vorkasse') return 'method'
  return restOf(order) === amount ? null : 'amount'
}

/** Whether an order already has a payment of that amount on that day: perhaps this one, read from another format. */
function isPartOf({ transfers = {} }: Order, { amount, bookedOn }: Booking): boolean {
  const isOfDay = (id: string) => id.startsWith(dayPrefix(bookedOn))
  return Object.entries(transfers).some(([id, part]) => part.amount === amount && isOfDay(id))
}

function doubtful(doubt: Doubt, orders: Order[]): Match {
  const candidates = Object.fromEntries(orders.map(({ id }, position) => [id, position]))
  return { state: 'doubtful', doubt, candidates }
}

/** All possible ones, however the bank moved spaces, hyphens, line breaks. Most do not exist; the store decides. */
export function referencesIn(purpose: string): string[] {
  const whole = [...referenceKeyOf(purpose).matchAll(REFERENCES)].map(([, key = '']) => key)
  const words = purpose.split(/[^A-Za-z0-9]+/)
  const bare = words.flatMap((word, n) => {
    const next = words[n + 1] ?? ''
    const isBroken = HALF.test(word) && HALF.test(next)
    return WHOLE.test(word) || isBroken ? referenceKeyOf(`SK${word}${isBroken ? next : ''}`) : []
  })
  return [...new Set([...whole, ...bare])]
}
