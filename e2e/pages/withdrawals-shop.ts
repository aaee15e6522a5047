import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { placeOrder } from './place-order'
import { SERVER_SECRET, type Shop } from '../support/shop'
import { expect } from '../support/test'

export const IBAN = 'DE02 1203 0000 0000 2020 51'
export const PAGE = '/vertrag-widerrufen'
export const declaration = { name: 'Erika Muster', reference: 'SK-ZZZZZ-ZZZZZ', email: 'kundin@example.com' }

const withdrawalSchema = z.object({
  reference: z.string(),
  status: z.string(),
  orderId: z.string().optional(),
})

export async function withdrawalsOf(shop: Shop, reference: string) {
  const kept = z.record(z.string(), withdrawalSchema).parse((await shop.data('withdrawals')) ?? {})
  return Object.values(kept).filter((each) => each.reference === reference)
}

export async function paidOrder(request: APIRequestContext, shop: Shop) {
  const order = await placeOrder(request, shop.origin)
  const headers = { authorization: `Bearer ${SERVER_SECRET}` }
  await request.post(`${shop.origin}/api/admin/orders/${order.orderId}/confirm`, { data: {}, headers })
  const reference = z.string().parse(await shop.data(`orders/${order.orderId}/reference`))
  return { ...order, reference, address: `/bestellung/${order.orderId}?token=${order.accessToken}` }
}

export function declare(request: APIRequestContext, shop: Shop, data: unknown, key: string = randomUUID()) {
  const headers = { origin: shop.origin, 'Idempotency-Key': key }
  return request.post(`${shop.origin}/api/withdrawals`, { data, headers })
}

export async function fill(page: Page, reference: string): Promise<void> {
  await page.getByLabel('Name').fill(declaration.name)
  await page.getByLabel('Bestellnummer oder Bezeichnung des Vertrags').fill(reference)
  await page.getByLabel('E-Mail-Adresse').fill(declaration.email)
}

/** Ignores the console errors of refused or lost calls. */
export function forgive(errors: string[]): void {
  expect(errors.splice(0).filter((text) => !/400|503|ERR_FAILED/.test(text))).toEqual([])
}
export const receipt = (page: Page) => page.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' })
