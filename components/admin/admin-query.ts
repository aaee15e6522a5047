import { keyBefore } from '@/lib/core/listing'
import type { OrderStatus } from '@/lib/orders/schema'

export const adminHome = '/admin'
export const moneyPage = '/admin/zahlungen'

/** What `/admin` shows: orders of a state (null: of all), and from where on. */
export interface AdminQuery {
  status: OrderStatus | null
  ordersBefore?: string | undefined
}

/** The states as the address names them. */
const words = {
  pending: 'offen',
  paid: 'bezahlt',
  cancelled: 'storniert',
  refunded: 'erstattet',
} as const satisfies Record<OrderStatus, string>

/** The tabs in their sequence. */
export const tabs = [null, 'pending', 'paid', 'cancelled', 'refunded'] as const

type SearchParams = Record<string, string | string[] | undefined>

/** Reads the query of the address. What it does not understand, it takes for missing. */
export function readAdminQuery(params: SearchParams): AdminQuery {
  const status = tabs.find((tab) => tab !== null && words[tab] === params.stand) ?? null
  return { status, ordersBefore: keyBefore(params.vor) }
}

/** The address that shows this. */
export function adminAddress({ status, ordersBefore }: AdminQuery): string {
  const params = new URLSearchParams()
  if (status) params.set('stand', words[status])
  if (ordersBefore !== undefined) params.set('vor', ordersBefore)
  const query = params.size > 0 ? `?${params}` : ''
  return `${adminHome}${query}#orders`
}
