import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { z } from 'zod'
import { ADMIN, expectSignedIn, PASSWORD, signIn } from '../support/accounts'
import { orderBody, placeOrder } from './place-order'
import { SERVER_SECRET, type Shop } from '../support/shop'

const headers = { authorization: `Bearer ${SERVER_SECRET}` }
export const first = { id: 'tarkov-stille-sohle', name: 'Stille Sohle', price: 790 }
export const second = { id: 'beat-saber-taktgeber', name: 'Taktgeber', price: 390 }
export const total = first.price + second.price
export const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`

const orderSchema = z.object({
  reference: z.string(),
  status: z.string(),
  session: z.object({ id: z.string() }).optional(),
  refunded: z.number().default(0),
  refunds: z.record(z.string(), z.object({ amount: z.number(), status: z.string() })).default({}),
})
export const orderOf = async (shop: Shop, orderId: string) =>
  orderSchema.parse(await shop.data(`orders/${orderId}`))

/** Orders two presets through the sample partner's link. */
export async function placeTwo(request: APIRequestContext, shop: Shop, paymentMethod: 'stripe' | 'vorkasse') {
  const body = { ...orderBody, items: [{ id: first.id }, { id: second.id }], paymentMethod }
  const cookie = 'affiliate=NOVA10'
  const placed = await placeOrder(request, shop.origin, { body, headers: { ...headers, cookie } })
  return { ...placed, ...(await orderOf(shop, placed.orderId)) }
}

/** Orders them by card, and pays. */
export async function payByCard(request: APIRequestContext, shop: Shop) {
  const order = await placeTwo(request, shop, 'stripe')
  await shop.payments(`sessions/${order.session?.id}/pay`, { attempt: 'now' })
  await expect.poll(async () => (await orderOf(shop, order.orderId)).status).toBe('paid')
  return order
}

/** Opens a page of the desk as an admin. */
export async function openDesk(page: Page, address = '/admin/bestellungen'): Promise<void> {
  await signIn(page, ADMIN, PASSWORD, `/anmelden?zurueck=${address}`)
  await expectSignedIn(page, address)
}
