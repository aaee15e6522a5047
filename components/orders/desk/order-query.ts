import { keyBefore } from '@/lib/core/listing'
import type { OrderFilter } from '@/lib/orders/desk/filter-orders'
import type { OrderChoice } from '@/lib/orders/find-data'
import type { PaymentMethod } from '@/lib/payment/schema'

export const ordersPage = '/admin/bestellungen'

const SEARCH_LENGTH = 100
export const OLDEST_FIRST = 'aelteste'

/**
 * The query of `/admin/bestellungen`: orders of a choice (null: all) that match a filter, or a search, their order,
 * and where the list starts. A search looks at all orders, so it comes without a filter.
 */
export interface OrderQuery extends OrderFilter {
  status: OrderChoice
  /** '' for no search. */
  search: string
  isOldestFirst: boolean
  /** The list starts before this order, or after it if the oldest come first. */
  ordersFrom?: string | undefined
}

/** In the address. */
export const stateWords = {
  pending: 'offen',
  paid: 'bezahlt',
  cancelled: 'storniert',
  refunded: 'erstattet',
  disputed: 'rueckbuchung',
} as const satisfies Record<NonNullable<OrderChoice>, string>

/** In the address. */
export const methodWords = {
  stripe: 'stripe',
  vorkasse: 'ueberweisung',
} as const satisfies Record<PaymentMethod, string>

const methods = ['stripe', 'vorkasse'] as const

/** In display order. */
export const orderTabs = [null, 'pending', 'paid', 'cancelled', 'refunded', 'disputed'] as const

/** Reads the query; anything it does not know counts as missing. */
export function readOrderQuery(params: Record<string, string | string[] | undefined>): OrderQuery {
  const { stand, suche, folge, vor, nach } = params
  const status = orderTabs.find((tab) => tab !== null && stateWords[tab] === stand) ?? null
  const search = typeof suche === 'string' ? suche.trim().slice(0, SEARCH_LENGTH) : ''
  const isOldestFirst = folge === OLDEST_FIRST
  const filter = search === '' ? readFilter(params) : {}
  return { status, search, isOldestFirst, ordersFrom: keyBefore(isOldestFirst ? nach : vor), ...filter }
}

function readFilter({ tag, preset, partner, zahlung }: Record<string, string | string[] | undefined>) {
  return {
    day: typeof tag === 'string' && isDay(tag) ? tag : undefined,
    preset: textOf(preset),
    partner: textOf(partner),
    method: methods.find((method) => methodWords[method] === zahlung),
  } satisfies OrderFilter
}

function textOf(given: string | string[] | undefined): string | undefined {
  const text = typeof given === 'string' ? given.trim().slice(0, SEARCH_LENGTH) : ''
  return text === '' ? undefined : text
}

/** Whether there is such a day since ids have their length, see `idPattern`. */
function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && text >= '2002' && shownDay(text) === text
}

function shownDay(text: string): string | undefined {
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}

/** Whether the query has a filter beside the state. */
export function isFiltered({ day, preset, partner, method }: OrderFilter): boolean {
  return [day, preset, partner, method].some((wanted) => wanted !== undefined)
}

/** The address of the query. */
export function ordersAddress(query: OrderQuery): string {
  const { status, search, isOldestFirst, ordersFrom, day, preset, partner, method } = query
  const params = new URLSearchParams()
  if (status) params.set('stand', stateWords[status])
  if (search !== '') params.set('suche', search)
  if (day !== undefined) params.set('tag', day)
  if (preset !== undefined) params.set('preset', preset)
  if (partner !== undefined) params.set('partner', partner)
  if (method !== undefined) params.set('zahlung', methodWords[method])
  if (isOldestFirst) params.set('folge', OLDEST_FIRST)
  if (ordersFrom !== undefined) params.set(isOldestFirst ? 'nach' : 'vor', ordersFrom)
  return `${ordersPage}${params.size > 0 ? `?${params}` : ''}#orders`
}

/** The page of one order. */
export function orderAddress(orderId: string): string {
  return `${ordersPage}/${orderId}`
}
