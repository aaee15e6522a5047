import { keyBefore } from '@/lib/core/listing'
import type { OrderStatus } from '@/lib/orders/schema'

export const ordersPage = '/admin/bestellungen'

const SEARCH_LENGTH = 100
const OLDEST_FIRST = 'aelteste'

/**
 * The query of `/admin/bestellungen`: orders in a state (null: all) or a search, their order, and where the
 * list starts.
 */
export interface OrderQuery {
  status: OrderStatus | null
  /** '' for no search. */
  search: string
  isOldestFirst: boolean
  /** The list starts before this order, or after it if the oldest come first. */
  ordersFrom?: string | undefined
}

/** In the address. */
const words = {
  pending: 'offen',
  paid: 'bezahlt',
  cancelled: 'storniert',
  refunded: 'erstattet',
} as const satisfies Record<OrderStatus, string>

/** In display order. */
export const orderTabs = [null, 'pending', 'paid', 'cancelled', 'refunded'] as const

/** Reads the query; anything it does not know counts as missing. */
export function readOrderQuery(params: Record<string, string | string[] | undefined>): OrderQuery {
  const { stand, suche, folge, vor, nach } = params
  const status = orderTabs.find((tab) => tab !== null && words[tab] === stand) ?? null
  const search = typeof suche === 'string' ? suche.trim().slice(0, SEARCH_LENGTH) : ''
  const isOldestFirst = folge === OLDEST_FIRST
  return { status, search, isOldestFirst, ordersFrom: keyBefore(isOldestFirst ? nach : vor) }
}

/** The address of the query. */
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
