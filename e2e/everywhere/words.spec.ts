import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { placeOrder } from '../pages/place-order'
import { expect, open, test } from '../support/test'

/** The size at which most visitors read. */
const PHONE = { width: 360, height: 740 }
const PRESETS = join(process.cwd(), 'lib/catalog/presets')
const PRODUCT = '/presets/cs2-schrittklar'

/** Number of words in a page's main part that a visitor sees, without hidden parts, pictures, options and legal texts. */
async function wordsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main')]
    const others = [...document.querySelectorAll('main :is([data-law], [inert], svg, option)')]
    const count = (parts: Element[]) =>
      parts.flatMap((part) => {
        const text = part instanceof HTMLElement ? part.innerText : (part.textContent ?? '')
        return text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
      }).length
    return count(shown) - count(others.filter((part) => !part.parentElement?.closest('[inert], svg')))
  })
}

test.describe('the number of words', () => {
  test.use({ viewport: PHONE })

  test('is at most 400 on every product page, and no page is too long', async ({ page, shop }) => {
    test.slow()
    // The promise adds a line.
    await shop.write({ 'settings/moneyBack': true })
    const promise = page.getByText('Kein Unterschied? 14 Tage Geld zurück.')
    const presets = readdirSync(PRESETS).map((file) => file.replace('.ts', ''))
    for (const width of [PHONE.width, 1280]) {
      await page.setViewportSize({ ...PHONE, width })
      for (const preset of presets) {
        await expect(async () => {
          await open(page, `/presets/${preset}`)
          await expect(promise).toBeVisible({ timeout: 1000 })
        }).toPass()
        const main = page.getByRole('main')
        const words = (await main.innerText()).match(/\S+/g)?.length
        expect.soft(words, `${preset} at ${width} px`).toBeLessThanOrEqual(400)
        expect.soft((await main.boundingBox())?.height, preset).toBeLessThanOrEqual(5000)
      }
    }
    await shop.write({ 'settings/moneyBack': false })
  })

  test('is at most 140 at the checkout, without the legal texts', async ({ page }) => {
    await open(page, PRODUCT)
    await page.getByRole('link', { name: 'Jetzt kaufen' }).click()
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
    expect(await wordsOf(page)).toBeLessThanOrEqual(140)
  })

  test('is at most 250 on the page of a paid order', async ({ page, shop, request }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    await shop.confirm(orderId)
    await open(page, `/bestellung/${orderId}?token=${accessToken}`)
    await expect(page.getByRole('heading', { level: 1, name: /^Danke!/ })).toBeVisible()
    expect(await wordsOf(page)).toBeLessThanOrEqual(250)
  })
})
