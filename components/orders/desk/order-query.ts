import { before, choice, flag, listQuery, search, text } from '@/components/desk/list-query'
import type { OrderFilter } from '@/lib/orders/desk/filter-orders'
import type { OrderChoice } from '@/lib/orders/find-data'
import type { PaymentMethod } from '@/lib/payment/schema'

export const ordersPage = '/admin/bestellungen'

const NAME_LENGTH = 100
export const OLDEST_FIRST = 'aelteste'

/** In the address. */
export const stateWords = {
  pending: 'offen',
  paid: 'bezahlt',
  cancelled: 'storniert',
  refunded: 'erstattet',
  disputed: 'rueckbuchung',
} as const satisfies Record<NonNullable<OrderChoice>, string>

export const methodWords = {
  stripe: 'stripe',
  vorkasse: 'ueberweisung',
} as const satisfies Record<PaymentMethod, string>

/** In display order. */
export const orderTabs = [null, 'pending', 'paid', 'cancelled', 'refunded', 'disputed'] as const

const inAddress = listQuery(ordersPage, {
  status: choice('stand', stateWords, null),
  search: search('suche'),
  day: { name: 'tag', read: dayOf, write: (day) => day },
  preset: text('preset', NAME_LENGTH),
  partner: text('partner', NAME_LENGTH),
  method: choice('zahlung', methodWords, undefined),
  isOldestFirst: flag('folge', OLDEST_FIRST),
  ordersBefore: before('vor'),
  ordersAfter: before('nach'),
})

/** `status` null: all. */
export interface OrderQuery extends OrderFilter {
  status: OrderChoice
  /** '' for none. */
  search: string
  isOldestFirst: boolean
  /** Starts before this order, or after it if the oldest come first. */
  ordersFrom?: string | undefined
}

export const ordersQuery = {
  read(params: Parameters<typeof inAddress.read>[0]): OrderQuery {
    const { ordersBefore, ordersAfter, ...query } = inAddress.read(params)
    const { status, search: searched, isOldestFirst } = query
    const ordersFrom = isOldestFirst ? ordersAfter : ordersBefore
    return searched === ''
      ? { ...query, ordersFrom }
      : { status, search: searched, isOldestFirst, ordersFrom }
  },
  address({ ordersFrom, ...query }: Partial<OrderQuery>): string {
    const from = query.isOldestFirst ? { ordersAfter: ordersFrom } : { ordersBefore: ordersFrom }
    return inAddress.address({ ...query, ...from }, 'orders')
  },
}

/** A day since ids have their length, see `idPattern`. */
function dayOf(given = ''): string | undefined {
  return /^20\d\d-\d\d-\d\d$/.test(given) && given >= '2002' && shownDay(given) === given ? given : undefined
}

function shownDay(text: string): string | undefined {
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}

/** Beside the state. */
export function isFiltered({ day, preset, partner, method }: OrderFilter): boolean {
  return [day, preset, partner, method].some((wanted) => wanted !== undefined)
}

export function orderAddress(orderId: string): string {
  return `${ordersPage}/${orderId}`
}
