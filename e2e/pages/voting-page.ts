import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Shop } from '../support/shop'
import { button } from '../support/test'

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const entry = (page: Page, list: string, game: string) =>
  part(page, list).getByRole('listitem').filter({ hasText: game })

/** Suggests a game on the page that is open, and votes for it. */
export async function suggest(page: Page, game: string): Promise<void> {
  await page.getByLabel('Name des Spiels').fill(game)
  await button(page, 'Vorschlagen und abstimmen').click()
}

/** Suggests a game without a browser. @returns its id */
export async function suggested({ request }: Page, shop: Shop, game: string): Promise<string> {
  const headers = { origin: shop.origin }
  const answer = await request.post(`${shop.origin}/api/suggestions`, { data: { game }, headers })
  return z.object({ id: z.string() }).parse(await answer.json()).id
}
