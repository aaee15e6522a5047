import type { APIRequestContext, Page } from '@playwright/test'
import type { Shop } from '../support/shop'
import { expect } from '../support/test'

export const setMaintenance = (shop: Shop, isOn: boolean) => shop.write({ 'settings/maintenance': isOn })

export const heading = (page: Page) => page.getByRole('heading', { name: 'Wartungsmodus' })

export async function enterPin(page: Page, pin: string): Promise<void> {
  await page.getByRole('dialog').locator('input').fill(pin)
  await page.getByRole('button', { name: 'Zugang prüfen' }).click()
}

export const statusOf = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).status()

/** Switches the maintenance on and waits until the server knows. */
export async function lock(shop: Shop, request: APIRequestContext): Promise<void> {
  await setMaintenance(shop, true)
  await expect.poll(() => statusOf(request, `${shop.origin}/`)).toBe(503)
}

/** Switches it off and waits until the server knows. */
export async function unlock(shop: Shop, request: APIRequestContext): Promise<void> {
  await setMaintenance(shop, false)
  await expect.poll(() => statusOf(request, `${shop.origin}/`)).toBe(200)
}

/** A locked page answers 503, and other calls are refused, which the browser logs as errors. */
export function forgive(errors: string[]): void {
  expect(errors.splice(0).filter((text) => !/40[13]|429|503/.test(text))).toEqual([])
}
