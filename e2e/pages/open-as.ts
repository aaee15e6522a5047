import type { Browser, Page } from '@playwright/test'
import { ADMIN, openSession } from '../support/accounts'
import type { Shop } from '../support/shop'
import { open } from '../support/test'

const WIDE = { width: 1280, height: 900 }

/** Signs a user in, in a separate browser context, and opens a page. */
export async function openAs(
  browser: Browser,
  shop: Shop,
  email: string,
  address: string,
  viewport = WIDE,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE', viewport })
  await openSession(context.request, shop, email)
  const page = await context.newPage()
  await open(page, address)
  return page
}

/** The same for an admin, at the desk. */
export function openDesk(browser: Browser, shop: Shop, address: string, viewport = WIDE): Promise<Page> {
  return openAs(browser, shop, ADMIN, address, viewport)
}
