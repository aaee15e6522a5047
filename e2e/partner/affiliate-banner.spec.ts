import type { Locator, Page } from '@playwright/test'
import { placeOrder } from '../pages/place-order'
import { expect, open, test, whenIdle } from '../support/test'

/** High enough for the card beside the controls of any product page: in a lower window it may step aside. */
const ROOMY = { width: 1280, height: 900 }
const LOW_PHONE = { width: 360, height: 640 }

test.describe('the affiliate banner', () => {
  test('is a small card in the corner of a desktop that covers no control', async ({ page }) => {
    test.slow()
    const viewport = { width: 1280, height: 740 }
    await page.setViewportSize(viewport)
    for (const address of ['/', '/presets/tarkov-stille-sohle', '/hilfe'])
      await test.step(address, () => expectSmallCard(page, address, viewport))
  })

  test(
    'names the partner, but is hidden at the checkout and on the order page',
    { tag: '@journey' },
    async ({ page, request, shop }) => {
      await shop.write({ 'affiliateUsers/sample-partner-nova/name': 'Nova' })
      await page.setViewportSize(ROOMY)
      await open(page, '/presets/tarkov-stille-sohle?ref=NOVA10')
      const banner = page.getByRole('complementary', { name: 'Woher du kommst' })
      await expect(banner).toContainText('Du kommst von Nova')
      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
      const { orderId, accessToken } = await placeOrder(request, shop.origin)
      for (const address of ['/kasse', `/bestellung/${orderId}?token=${accessToken}`]) {
        await open(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(banner).toHaveCount(0)
      }
      await open(page, '/warenkorb')
      await expect(banner).toBeVisible()
    },
  )

  test('is one line above the header on a phone, and none on the partner’s own page', async ({ page }) => {
    await page.setViewportSize(LOW_PHONE)
    await open(page, '/presets/tarkov-stille-sohle?ref=NOVA10')
    const banner = page.getByRole('complementary', { name: 'Woher du kommst' })
    await expect(banner).toBeInViewport({ ratio: 1 })
    const text = banner.getByText(/^Du kommst von .+ ♥$/)
    const lines = await text.evaluate(
      (line) => line.clientHeight / parseFloat(getComputedStyle(line).lineHeight),
    )
    expect(Math.round(lines)).toBe(1)
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(48)
    expect(await covered(banner)).toEqual([])
    await open(page, '/p/NOVA10')
    await expect(page.getByText(/ empfiehlt/)).toBeVisible()
    await expect(banner).toHaveCount(0)
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  })

  test('is in view on the start page on a desktop, and covers no control', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 })
    await page.goto('/?ref=NOVA10')
    const banner = page.getByRole('complementary', { name: 'Woher du kommst' })
    await expect(banner).toBeInViewport({ ratio: 1 })
    expect(await covered(banner)).toEqual([])
  })

  test('stays closed for this visit, and moves the keyboard focus to the page', async ({ page }) => {
    await page.goto('/warenkorb?ref=NOVA10')
    const banner = page.getByRole('complementary', { name: 'Woher du kommst' })
    const heading = page.getByRole('heading', { level: 1 })
    await banner.getByRole('button', { name: 'Hinweis schließen' }).focus()
    await page.keyboard.press('Enter')
    await expect(banner).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    const top = await fromTop(heading)
    await page.reload()
    await expect(page.getByText('Dein Warenkorb ist leer')).toBeVisible()
    expect(await fromTop(heading)).toBe(top)
    await expect(banner).toHaveCount(0)
  })
})

async function expectSmallCard(
  page: Page,
  address: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  await open(page, `${address}?ref=NOVA10`)
  const banner = page.locator('aside', { hasText: 'Du kommst von' })
  await expect(banner).toBeAttached()
  let seen = 0
  for (let step = 0; step < 10; step += 1) {
    await expect.poll(() => covered(banner), `step ${step}`).toEqual([])
    if (await banner.isVisible()) seen += 1
    await page.mouse.wheel(0, height / 3)
    await whenIdle(page)
  }
  expect(seen).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(banner).toBeVisible()
  const footer = await page.getByRole('contentinfo').boundingBox()
  const card = await banner.boundingBox()
  if (!card || !footer) throw new Error('nothing to measure')
  expect(card.width).toBeLessThanOrEqual(384)
  expect(card.height).toBeLessThanOrEqual(48)
  expect(width - card.x - card.width).toBeLessThanOrEqual(32)
  expect(card.y + card.height).toBeLessThanOrEqual(footer.y)
  // Heights of documents are rounded.
  expect(await spaceBelowFooter(page)).toBeLessThanOrEqual(1)
}

/** Pixels from the top of the page. */
const fromTop = (element: Locator) =>
  element.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))

/** Controls that the banner lies over; none while it has stepped aside. */
function covered(banner: Locator): Promise<string[]> {
  return banner.evaluate((banner) => {
    if (getComputedStyle(banner).visibility === 'hidden') return []
    const { left, top, right, bottom } = banner.getBoundingClientRect()
    return [...document.querySelectorAll('button, input, select, textarea, summary, footer a, header a')]
      .filter((control) => !banner.contains(control) && control.checkVisibility())
      .filter((control) => control.clientWidth <= 1.5 * (right - left))
      .filter((control) => {
        const box = control.getBoundingClientRect()
        return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1
      })
      .map((control) => control.outerHTML.slice(0, 120))
  })
}

/** Pixels between the footer and the end of the page, without the room for bars at the lower edge. */
function spaceBelowFooter(page: Page): Promise<number> {
  return page.getByRole('contentinfo').evaluate((footer) => {
    const bars = parseFloat(getComputedStyle(document.body).paddingBottom)
    const end = document.documentElement.scrollHeight - scrollY - bars
    return Math.abs(Math.round(end - footer.getBoundingClientRect().bottom))
  })
}
