import type { Page } from '@playwright/test'
import { accountEntry, expectSignedIn, forgive, register, signIn, test } from '../support/accounts'
import { expect } from '../support/test'

/** The avatar drawn in the header. */
const avatarOf = (page: Page) => accountEntry(page).locator('svg').innerHTML()

/** A picture of noise, which no format compresses well. */
async function noise(page: Page, side: number): Promise<Buffer> {
  const base64 = await page.evaluate((size) => {
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext('2d')
    const image = new ImageData(size, size)
    for (let start = 0; start < image.data.length; start += 65_536) {
      crypto.getRandomValues(image.data.subarray(start, start + 65_536))
    }
    context?.putImageData(image, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, side)
  return Buffer.from(base64, 'base64')
}

test.describe('the avatar', () => {
  test('updates live in two browsers, and both sessions end on signing out everywhere', async ({
    page,
    browser,
    shop,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: shop.origin })
    const other = await elsewhere.newPage()
    await register(page, shop, 'zwei@example.com', 'ein Konto, ein Paar Browser')
    await signIn(other, 'zwei@example.com', 'ein Konto, ein Paar Browser')
    await expectSignedIn(other)
    const tab = await elsewhere.newPage()
    await tab.goto('/presets')
    await expect(accountEntry(tab)).toHaveText('Konto')
    const before = await avatarOf(tab)

    await page.getByRole('radio', { name: 'Krone' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('status').filter({ hasText: 'gespeichert' })).toBeVisible()
    await expect.poll(() => avatarOf(tab)).not.toBe(before)
    await expect(other.getByRole('radio', { name: 'Krone' })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(other.getByRole('radio', { name: 'Blitz' })).toBeChecked()

    await page.getByRole('button', { name: 'Überall abmelden' }).click()
    await expect(accountEntry(page)).toHaveText('Anmelden')
    await expect(accountEntry(tab)).toHaveText('Anmelden')
    await expect(other).toHaveURL(/\/anmelden/)
    expect((await other.request.get('/api/account')).status()).toBe(401)
    await elsewhere.close()
  })

  test('can be an uploaded picture of any size, but no other file', async ({ page, shop, consoleErrors }) => {
    await register(page, shop, 'bild@example.com', 'endlich ein Gesicht')
    const own = page.getByLabel('Eigenes Bild wählen')
    const upload = (name: string, mimeType: string, buffer: Buffer) =>
      own.setInputFiles({ name, mimeType, buffer })
    await upload('rauschen.png', 'image/png', await noise(page, 1500))
    await expect(page.getByRole('status').filter({ hasText: 'gespeichert' })).toBeVisible()
    const picture = page.getByRole('banner').locator('image')
    await expect(picture).toHaveAttribute('href', /^data:image\/webp;base64,/)
    const href = (await picture.getAttribute('href')) ?? ''
    expect(Buffer.from(href.split(',')[1] ?? '', 'base64').length).toBeLessThanOrEqual(64 * 1024)
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [name, type, content] of [
      ['bild.svg', 'image/svg+xml', script],
      ['bild.png', 'image/png', script],
      ['bild.jpg', 'image/jpeg', ''],
    ] as const) {
      await upload(name, type, Buffer.from(content))
      await expect(page.getByText('kein Bild, das wir zeigen können')).toBeVisible()
      await expect(picture).toHaveAttribute('href', href)
      await page.reload()
      await expectSignedIn(page)
    }
    const raw = await page.evaluate(
      async (avatar) => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch('/api/account/avatar', {
          method: 'PUT',
          headers,
          body: JSON.stringify({ avatar }),
        })
        return response.status
      },
      `data:image/png;base64,${Buffer.from(script).toString('base64')}`,
    )
    expect(raw).toBe(400)
    forgive(consoleErrors)
  })
})
