import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { test as base } from '../support/accounts'
import { Shop } from '../support/shop'
import { expect } from '../support/test'

/** A shop that releases commissions on the day of the sale and pays out from 25 cents. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ engine }, use) => {
      const shop = await Shop.start({ engine, settings: { PARTNER_HOLD_DAYS: '0', PARTNER_THRESHOLD: '25' } })
      await use(shop)
      await expect.poll(() => shop.audit()).toEqual([])
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** The content downloaded by the first link of this name, one character per byte. */
export async function downloaded(page: Page, link: RegExp | string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).first().click(),
  ])
  return readFile(await download.path(), 'latin1')
}
