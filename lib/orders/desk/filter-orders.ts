import { dayStart, shiftDay } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { Page, Store } from '@/lib/store/store'
import { findOrders, type OrderChoice, findOrdersWithOpenRefund } from '../find-data'
import type { Order } from '../schema'
import { deskOrder, type DeskOrder } from './desk-order'

export interface OrderFilter {
  /** In Berlin, `YYYY-MM-DD`. */
  day?: string | undefined
  /** Part of a preset's name when it was ordered. */
  preset?: string | undefined
  /** Code of the credited partner, or of the partner's discount. */
  partner?: string | undefined
  /** The account behind that code: orders that came through a link do not name it. */
  partnerUid?: string | undefined
  method?: PaymentMethod | undefined
}

/** Orders per part and parts per request: the cost of a page does not grow with the number of orders. */
const PART = 50
const MOST_PARTS = 6

interface Keys {
  first: string
  end: string
}

/**
 * Newest first unless `page.after` is given. A day is a range of keys; other criteria are checked on a limited number
 * of orders: a page may hold fewer than `page.limit`, even none; `next` says where to continue.
 */
export async function filterOrders(
  store: Store,
  choice: OrderChoice,
  filter: OrderFilter,
  page: Page,
): Promise<Listing<DeskOrder>> {
  const keys = filter.day === undefined ? null : keysOf(filter.day)
  const start = keys ? startIn(keys, page) : page
  if (!hasFields(filter) && !keys) return listOrders(store, choice, page)

  const found: Listing<DeskOrder> = { entries: [], broken: [], next: null }
  let part: Page = { ...start, limit: PART }
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const read = await findOrders(store, choice, part)
    addMatching(found, read, { keys, filter, page })
    if (found.next === null || found.entries.length === page.limit) break
    part = part.after === undefined ? { limit: PART, before: found.next } : { limit: PART, after: found.next }
  }
  return found
}

interface Wanted {
  keys: Keys | null
  filter: OrderFilter
  page: Page
}

function addMatching(found: Listing<DeskOrder>, read: Listing<Order>, { keys, filter, page }: Wanted): void {
  const isBefore = orderOfKeys(page)
  const wanted = read.entries.filter((order) => isWithin(keys, order.id) && matches(order, filter))
  const room = page.limit - found.entries.length
  const shown = wanted.slice(0, room)
  found.entries.push(...shown.map(deskOrder))
  const last = wanted.length > room ? shown.at(-1)?.id : undefined
  const broken = read.broken.filter((key) => isWithin(keys, key))
  found.broken.push(...broken.filter((key) => last === undefined || isBefore(key, last)))
  found.next = last ?? (isWithin(keys, read.next) ? read.next : null)
}

/** Ids begin with their time. */
function keysOf(day: string): Keys {
  return { first: `order_${dayStart(day)}`, end: `order_${dayStart(shiftDay(day, 1))}` }
}

function startIn({ first, end }: Keys, page: Page): Page {
  const { limit, after, before = end } = page
  if (after !== undefined) return { limit, after: after > first ? after : first }
  return { limit, before: before < end ? before : end }
}

function isWithin(keys: Keys | null, key: string | null): boolean {
  return key !== null && (keys === null || (key >= keys.first && key < keys.end))
}

function orderOfKeys({ after }: Page): (key: string, other: string) => boolean {
  return after === undefined ? (key, other) => key > other : (key, other) => key < other
}

function hasFields({ preset, partner, method }: OrderFilter): boolean {
  return preset !== undefined || partner !== undefined || method !== undefined
}

function matches(order: Order, { preset, partner, partnerUid, method }: OrderFilter): boolean {
  return (
    (method === undefined || order.paymentMethod === method) &&
    (partner === undefined || isByPartner(order, partner, partnerUid)) &&
    (preset === undefined ||
      Object.values(order.items).some(({ name }) => name.toLowerCase().includes(preset.toLowerCase())))
  )
}

function isByPartner({ attribution, discount }: Order, partner: string, uid: string | undefined): boolean {
  const isCode = (code: string | undefined) => code?.toLowerCase() === partner.toLowerCase()
  const isCredited = uid !== undefined && attribution?.affiliateUid === uid
  return isCredited || isCode(attribution?.trackingCode) || isCode(discount?.code)
}

/** Newest first unless `page.after` is given. */
export async function listOrders(store: Store, choice: OrderChoice, page: Page): Promise<Listing<DeskOrder>> {
  const { entries, ...listing } = await findOrders(store, choice, page)
  return { ...listing, entries: entries.map(deskOrder) }
}

export async function listOpenRefunds(store: Store, page: Page): Promise<Listing<DeskOrder>> {
  const { entries, ...listing } = await findOrdersWithOpenRefund(store, page)
  return { ...listing, entries: entries.map(deskOrder) }
}
