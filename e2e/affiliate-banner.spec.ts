import { expect, expectAccessible, open, test } from './test'

test.describe('the affiliate banner', () => {
  test('a refused clipboard says so', async ({ page, context }) => {
    // Whatever is not granted is refused.
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

  test('the banner never covers the checkout button on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, '/presets/tarkov-stille-sohle?ref=NOVA10')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.goto('/kasse')
    const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })
    const banner = page.getByRole('complementary', { name: 'Affiliate-Link aktiv' })
    await expect(button).toBeVisible()
    await expect(banner).toBeVisible()
    const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top <= scrollHeight; top += 320) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      const [a, b] = [await button.boundingBox(), await banner.boundingBox()]
      if (!a || !b) throw new Error('not on the page')
      expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true)
      expect(b.x >= 0 && b.x + b.width <= 360).toBe(true)
    }
  })
})
