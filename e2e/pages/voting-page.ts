import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { openSession } from '../support/accounts'
import type { Shop } from '../support/shop'
import { open } from '../support/test'

const WIDE = { width: 1280, height: 900 }

/** Signs somebody in, in a browser context of their own, and opens a page. */
export async function openAs(browser: Browser, shop: Shop, email: string, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE', viewport: WIDE })
  await openSession(context.request, shop, email)
  const page = await context.newPage()
  await open(page, address)
  return page
}

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const entry = (page: Page, list: string, game: string) =>
  part(page, list).getByRole('listitem').filter({ hasText: game })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Suggests a game without a browser. @returns its id */
export async function suggested({ request }: Page, shop: Shop, game: string): Promise<string> {
  const headers = { origin: shop.origin }
  const answer = await request.post(`${shop.origin}/api/suggestions`, { data: { game }, headers })
  return z.object({ id: z.string() }).parse(await answer.json()).id
}
