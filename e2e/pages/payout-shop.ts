import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { test } from '../support/accounts'
import type { Shop } from '../support/shop'
import { ownShop } from '../support/test'

/** Each call gives a shop of its own that releases commissions on the day of the sale and pays out from 25 cents. */
export const withPayoutShop = () =>
  test.extend<object, { shop: Shop }>({
    shop: ownShop({ PARTNER_HOLD_DAYS: '0', PARTNER_THRESHOLD: '25' }),
  })

/** The content downloaded by the first link of this name, one character per byte. */
export async function downloaded(page: Page, link: RegExp | string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).first().click(),
  ])
  return readFile(await download.path(), 'latin1')
}
