import { keyBefore } from '@/lib/core/listing'
import type { OrderStatus } from '@/lib/orders/schema'

export const ordersPage = '/admin/bestellungen'

const SEARCH_LENGTH = 100
const OLDEST_FIRST = 'aelteste'

/** What `/admin/bestellungen` shows: orders in a state (null: all of them) or those that are searched, in which order, and from where on. */
export interface OrderQuery {
  status: OrderStatus | null
  /** '' where none is searched. */
  search: string
  isOldestFirst: boolean
  /** The order from where on the part lies: before it, or after it where the oldest are first. */
  ordersFrom?: string | undefined
}

/** The states as the address names them. */
const words = {
  pending: 'offen',
  paid: 'bezahlt',
  cancelled: 'storniert',
  refunded: 'erstattet',
} as const satisfies Record<OrderStatus, string>

/** The tabs in their sequence. */
export const orderTabs = [null, 'pending', 'paid', 'cancelled', 'refunded'] as const

/** Reads the query of the address. What it does not understand, it takes for missing. */
export function readOrderQuery(params: Record<string, string | string[] | undefined>): OrderQuery {
  const { stand, suche, folge, vor, nach } = params
  const status = orderTabs.find((tab) => tab !== null && words[tab] === stand) ?? null
  const search = typeof suche === 'string' ? suche.trim().slice(0, SEARCH_LENGTH) : ''
  const isOldestFirst = folge === OLDEST_FIRST
  return { status, search, isOldestFirst, ordersFrom: keyBefore(isOldestFirst ? nach : vor) }
}

/** The address that shows this. */
export function ordersAddress({ status, search, isOldestFirst, ordersFrom }: OrderQuery): string {
  const params = new URLSearchParams()
  if (status) params.set('stand', words[status])
  if (search !== '') params.set('suche', search)
  if (isOldestFirst) params.set('folge', OLDEST_FIRST)
  if (ordersFrom !== undefined) params.set(isOldestFirst ? 'nach' : 'vor', ordersFrom)
  return `${ordersPage}${params.size > 0 ? `?${params}` : ''}#orders`
}

/** The page of one order. */
export function orderAddress(orderId: string): string {
  return `${ordersPage}/${orderId}`
}
