import type { Page } from '@playwright/test'
import { addAccount, openSession, test } from '../support/accounts'
import { mainDownload } from '../pages/buy'
import { orderBody, placeOrder } from '../pages/place-order'
import { expect, expectAccessible, open } from '../support/test'

const PHONE = { width: 360, height: 740 }

const count = (page: Page) => page.getByRole('main').getByRole('status')
const names = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.ariaLabel))

test.describe('catalog', () => {
  test(
    'a search finds nicknames of games, tolerates typing errors, and sets the tab’s title',
    { tag: '@journey' },
    async ({ page }) => {
      await open(page, '/presets')
      await expect(count(page)).toHaveText('14 Presets')
      await expect(page.getByText('Alle Preise inkl. MwSt.')).toBeVisible()
      await page.getByRole('searchbox').fill('R6')
      await expect(count(page)).toHaveText('1 Preset')
      expect(await names(page)).toEqual(['Wandhorcher'])
      await expect(page).toHaveTitle('R6 – Presets – Spielklang')
      await expect(page).toHaveURL('/presets?suche=R6')
      await page.getByRole('searchbox').fill('tarkow')
      await expect(page.getByRole('link', { name: 'Stille Sohle' })).toBeVisible()
      await page.getByRole('link', { name: 'Stille Sohle' }).click()
      await expect(page).toHaveTitle('Stille Sohle (Escape from Tarkov) – Spielklang')
    },
  )

  test('the first preset is visible on a phone without scrolling', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, '/presets')
    const first = await page.getByRole('article').first().boundingBox()
    expect(first?.y).toBeLessThan(PHONE.height / 2)
    await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport({ ratio: 1 })
  })

  test('a search without a hit offers other games, and going back restores the search', async ({ page }) => {
    await open(page, '/presets?suche=minecraft')
    const nothing = page.getByRole('heading', { name: 'Dazu haben wir kein Preset' })
    await expect(nothing).toBeVisible()
    await expect(page.getByRole('link', { name: 'Für dieses Spiel abstimmen' })).toHaveAttribute(
      'href',
      '/abstimmen?suche=minecraft#vorschlaege',
    )
    await page.getByRole('link', { name: 'Beat Saber' }).click()
    await expect(page).toHaveURL('/presets?spiel=Beat+Saber')
    await expect(page.getByLabel('Spiel', { exact: true })).toHaveValue('Beat Saber')
    await expect(page.getByRole('link', { name: 'Taktgeber' })).toBeVisible()
    await page.goBack()
    await expect(nothing).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('minecraft')
    await page.getByRole('button', { name: 'Suche zurücksetzen' }).click()
    await expect(count(page)).toHaveText('14 Presets')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await expect(page).toHaveURL('/presets')
  })

  test('an unknown game in the address is reported, until another one is chosen', async ({ page }) => {
    await open(page, '/presets?spiel=Halo')
    await expect(count(page)).toContainText('Für „Halo“ haben wir noch kein Preset')
    await expect(page.getByRole('article')).toHaveCount(14)
    await page.getByLabel('Spiel', { exact: true }).selectOption('Beat Saber')
    await expect(count(page)).toHaveText('1 Preset')
    await expect(page).toHaveURL('/presets?spiel=Beat+Saber')
  })

  test('the sort order is kept in the address', async ({ page }) => {
    await open(page, '/presets?ref=x')
    await page.getByLabel('Sortierung').selectOption('Name')
    await expect(page).toHaveURL('/presets?ref=x&sortierung=name')
    const sorted = await names(page)
    expect(sorted).toEqual(sorted.toSorted((one, other) => `${one}`.localeCompare(`${other}`, 'de')))
    await page.reload()
    await expect(page.getByLabel('Sortierung')).toHaveValue('name')
    await expect.poll(() => names(page)).toEqual(sorted)
    await page.getByLabel('Sortierung').selectOption('Preis')
    await expect(page.getByRole('article').first()).toContainText('3,90')
    await expect(page.getByRole('article').last()).toContainText('7,90')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('everything is shown, with a note that search and sorting need them', async ({ page }) => {
      await page.goto('/presets?suche=r6&sortierung=name')
      expect(await page.content()).toContain('Suche und Sortierung brauchen JavaScript.')
      await expect(page.getByRole('article')).toHaveCount(14)
    })
  })

  test('the owner of a preset sees that they own it, with a link to its files', async ({
    page,
    shop,
    request,
  }) => {
    const address = '/presets/tarkov-stille-sohle'
    await addAccount(shop, 'besitzerin@example.com')
    await openSession(page.request, shop, 'besitzerin@example.com')
    const { orderId } = await placeOrder(page.request, shop.origin, { body: orderBody })
    const files = page.getByRole('link', { name: 'Zu den Dateien' })
    const buy = page.getByRole('button', { name: 'In den Warenkorb' })
    await Promise.all([page.waitForResponse(/account\/presets/), open(page, address)])
    await expect(buy).toBeVisible()
    await shop.confirm(orderId)
    await open(page, address)
    await expect(page.getByText('Dieses Preset gehört dir.')).toBeVisible()
    await expect(buy).toBeHidden()
    await expectAccessible(page)
    await open(page, '/presets')
    await expect(files).toHaveCount(1)
    await expectAccessible(page)
    await files.click()
    await expect(page).toHaveURL(`/bestellung/${orderId}`)
    await expect(page.getByRole('link', { name: mainDownload })).toBeVisible()
    expect((await request.get(`${shop.origin}/api/account/presets`)).status()).toBe(401)
  })

  test('on a phone the buy button is always in view and never covers the focused element', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    // Makes scrolling instant.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/presets/tarkov-stille-sohle')
    const buy = page.getByRole('button', { name: 'In den Warenkorb' })
    await expect(buy).toBeInViewport({ ratio: 1 })
    const targets = page.getByRole('article').locator('a, button, summary, [tabindex]')
    for (const target of await targets.all()) {
      if (!(await target.isVisible())) continue
      await target.focus()
      await expect(buy).toBeInViewport({ ratio: 1 })
      const isUncovered = await target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height - 2)
        return element.contains(found)
      })
      expect(isUncovered, await target.innerText()).toBe(true)
    }
    await expectAccessible(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [bar, lastText] = [buy, page.getByRole('contentinfo').getByRole('link').last()]
    const [barTop, textEnd] = await Promise.all([
      bar.evaluate((element) => element.getBoundingClientRect().top),
      lastText.evaluate((element) => element.getBoundingClientRect().bottom),
    ])
    expect(barTop).toBeGreaterThan(textEnd)
  })

  test('every preset has a social image with a text alternative', async ({ page, request, shop }) => {
    await page.goto('/presets')
    const links = page.getByRole('article').getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses).toHaveLength(14)
    for (const address of ['/', ...addresses]) {
      await page.goto(address)
      const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
      expect(await content('og:image:alt')).toMatch(/Frequenzkurve/)
      expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630'])
      const { pathname } = new URL((await content('og:image')) ?? '')
      const image = await request.get(shop.origin + pathname)
      expect(image.headers()['content-type']).toBe('image/png')
      const picture = await image.body()
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    }
  })

  test('a product page shows versions, installation steps, and the price with its tax', async ({ page }) => {
    await page.goto('/presets/cs2-schrittklar')
    const more = page.getByRole('region', { name: 'Mehr zum Preset' })
    await expect(more.getByRole('listitem')).toHaveCount(0)
    await more.getByText('Versionen', { exact: true }).click()
    await expect(more.getByRole('listitem')).toHaveText([/^v2/, /^v1/])
    await more.getByText('Versionen', { exact: true }).click()
    await more.getByText('So richtest du es ein').click()
    await expect(more.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText(/MwSt|§ 19 UStG/).first()).toBeVisible()
  })
})
