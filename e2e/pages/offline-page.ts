import type { APIRequestContext, Page } from '@playwright/test'
import { test as withAccounts } from '../support/accounts'
import { placeOrder } from './place-order'
import type { Shop } from '../support/shop'
import { expect, open } from '../support/test'

export const PRODUCT = '/presets/tarkov-stille-sohle'
export const OTHER = '/presets/beat-saber-taktgeber'

export const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Du bist offline' })
export const keptNote = (page: Page) => page.getByText(/^Du bist offline\. Diese Seite ist so/)

/** Waits until the device has stored these addresses. */
export const whenKept = (page: Page, ...names: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async (all) => {
        const found = await Promise.all(all.map((name) => caches.match(name)))
        return all.filter((_, index) => !found[index])
      }, names),
    )
    .toEqual([])

export const whenForgotten = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(async (kept) => Boolean(await caches.match(kept)), name)).toBe(false)

/** Opens a guest's paid order until the device has stored it; returns its address with and without the token. */
export async function keepPaidOrder(page: Page, request: APIRequestContext, shop: Shop) {
  const { orderId, accessToken } = await placeOrder(request, shop.origin)
  await shop.confirm(orderId)
  const withoutToken = `/bestellung/${orderId}`
  const address = `${withoutToken}?token=${accessToken}`
  await open(page, address)
  await whenKept(page, address)
  return { address, withoutToken }
}

/** Allows the service worker, and console errors of failed requests. */
export const test = withAccounts.extend<{ onlineAgain: void }>({
  serviceWorkers: 'allow',
  onlineAgain: [
    async ({ context, consoleErrors }, use) => {
      await use()
      await context.setOffline(false)
      const inVain = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to fetch/
      expect(consoleErrors.splice(0).filter((text) => !inVain.test(text))).toEqual([])
    },
    { auto: true },
  ],
})
