import type { Locator, Page } from '@playwright/test'
import { placeOrder } from './pages/place-order'
import { expect, expectAccessible, open, test } from './support/test'

test.describe('the affiliate banner', () => {
  test('a refused clipboard says so', async ({ page, context }) => {
    // Permissions that are not granted are refused.
    await context.grantPermissions(['geolocation'])
    await page.goto('/?ref=NOVA10')
    const banner = page.getByRole('complementary', { name: 'Affiliate-Link aktiv' })
    await banner.getByRole('button', { name: 'Kopieren' }).click()
    await expect(banner.getByRole('status')).toHaveText('✗ Fehler beim Kopieren')
    await expectAccessible(page)
    await expect(banner.getByRole('status')).toHaveText('', { timeout: 5_000 })
  })

  for (const [what, outcome, copied] of [
    ['that works shares the link and copies nothing', 'shared', false],
    ['that the visitor cancels does nothing', 'AbortError', false],
    ['that fails copies the link instead', 'NotAllowedError', true],
    ['that is not there copies the link instead', 'absent', true],
  ] as const) {
    test(`sharing ${what}`, async ({ page, context, shop }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript((outcome) => {
        const share = async ({ url }: ShareData) => {
          document.title = url ?? ''
          if (outcome !== 'shared') throw new DOMException('', outcome)
        }
        Object.defineProperty(navigator, 'share', { value: outcome === 'absent' ? undefined : share })
      }, outcome)
      await page.goto('/?ref=NOVA10')
      await page.evaluate(() => navigator.clipboard.writeText('before'))
      const banner = page.getByRole('complementary', { name: 'Affiliate-Link aktiv' })
      await banner.getByRole('button', { name: 'Teilen' }).click()
      const link = `${shop.origin}/?ref=NOVA10`
      if (outcome !== 'absent') await expect(page).toHaveTitle(link)
      await expect(banner.getByRole('status')).toHaveText(copied ? '✓ Link kopiert!' : '')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied ? link : 'before')
    })
  }

  test('the banner goes when the visit turns 24 hours old, while the page is open', async ({ page }) => {
    await page.clock.install()
    await page.goto('/?ref=NOVA10')
    const banner = page.getByRole('complementary', { name: 'Affiliate-Link aktiv' })
    await expect(banner).toBeVisible()
    await page.clock.fastForward('23:59:00')
    await expect(banner).toBeVisible()
    await page.clock.fastForward('01:00')
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(banner).toHaveCount(0)
  })

  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 740 },
  ]) {
    test(`at ${viewport.width} px the banner is in the first screen, covers nothing, and the footer ends the page`, async ({
      page,
      request,
      shop,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, '/presets/tarkov-stille-sohle?ref=NOVA10')
      // The visit is stored once the banner is there; leaving earlier means no partner.
      await expect(page.getByRole('complementary', { name: 'Affiliate-Link aktiv' })).toBeVisible()
      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
      const { orderId, accessToken } = await placeOrder(request, shop.origin)
      const order = `/bestellung/${orderId}?token=${accessToken}`
      for (const address of ['/', '/presets/tarkov-stille-sohle', '/warenkorb', '/kasse', order]) {
        await open(page, address)
        const banner = page.getByRole('complementary', { name: 'Affiliate-Link aktiv' })
        await expect(banner).toBeInViewport({ ratio: 1 })
        expect((await banner.boundingBox())?.height, address).toBeLessThanOrEqual(100)
        expect(await overlapping(banner), address).toEqual([])
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        expect(await overlapping(banner), `${address}, at the end`).toEqual([])
        expect(await spaceBelowFooter(page), address).toBe(0)
      }
    })
  }

  test('at 360 x 780 the instrument is in the first screen, with the banner above it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/?ref=NOVA10')
    await expect(page.getByRole('complementary', { name: 'Affiliate-Link aktiv' })).toBeVisible()
    const instrument = page.getByRole('main').getByRole('region').first()
    const parts = [
      instrument.getByRole('heading').first(),
      instrument.getByRole('img', { name: /Frequenzkurve/ }),
      instrument.getByRole('button', { name: 'Hörprobe abspielen' }),
      instrument.getByText('Ohne', { exact: true }),
      instrument.getByText('Mit Preset', { exact: true }),
    ]
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  })

  test('the banner is closed for this visit, and the keyboard goes on in the page', async ({ page }) => {
    await page.goto('/warenkorb?ref=NOVA10')
    const banner = page.getByRole('complementary', { name: 'Affiliate-Link aktiv' })
    const heading = page.getByRole('heading', { level: 1 })
    await banner.getByRole('button', { name: 'Hinweis schließen' }).focus()
    await page.keyboard.press('Enter')
    await expect(banner).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    const top = (await heading.boundingBox())?.y
    await page.reload()
    await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible()
    expect((await heading.boundingBox())?.y).toBe(top)
    await expect(banner).toHaveCount(0)
  })
})

/** Elements that overlap the banner. It may scroll below the page's header. */
function overlapping(banner: Locator): Promise<string[]> {
  return banner.evaluate((banner) => {
    const { left, top, right, bottom } = banner.getBoundingClientRect()
    const isApart = (other: DOMRect) =>
      other.right <= left + 1 || other.left >= right - 1 || other.bottom <= top + 1 || other.top >= bottom - 1
    return [...document.body.querySelectorAll('*')]
      .filter((other) => !other.contains(banner) && !banner.contains(other))
      .filter((other) => scrollY === 0 || !other.closest('header'))
      .filter((other) => {
        const box = other.getBoundingClientRect()
        return box.width * box.height > 0 && !isApart(box)
      })
      .map((other) => other.outerHTML.slice(0, 120))
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
