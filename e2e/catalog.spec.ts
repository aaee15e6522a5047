import { expect, expectAccessible, test } from './test'

const PHONE = { width: 360, height: 740 }

test.describe('catalog', () => {
  test('two presets are compared, and the address says which', async ({ page }) => {
    await page.goto('/presets/witcher-lagerfeuer?ref=x')
    await page.getByRole('link', { name: 'Mit einem anderen Preset vergleichen' }).click()
    await expect(page).toHaveURL('/vergleich?eins=witcher-lagerfeuer')
    const [one, other] = [page.getByLabel('Erstes Preset'), page.getByLabel('Zweites Preset')]
    await expect(one).toHaveValue('witcher-lagerfeuer')
    await other.selectOption('tarkov-stille-sohle')
    await expect(page).toHaveURL('/vergleich?eins=witcher-lagerfeuer&zwei=tarkov-stille-sohle')
    const picture = page.getByRole('img', { name: /Frequenzkurve von Lagerfeuer.*von Stille Sohle/ })
    await expect(picture).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText(['Frequenz', 'Lagerfeuer', 'Stille Sohle'])
    await expectAccessible(page)
    await page.reload()
    await expect(other).toHaveValue('tarkov-stille-sohle')
    await expect(picture).toBeVisible()
    await page.getByRole('link', { name: 'Stille Sohle' }).click()
    await expect(page).toHaveURL('/presets/tarkov-stille-sohle')
  })

  test('a comparison that asks for nonsense shows two presets all the same', async ({ page }) => {
    await page.goto('/vergleich?eins=nichts&zwei=__proto__')
    await expect(page.getByLabel('Erstes Preset')).toHaveValue('cs2-schrittklar')
    await expect(page.getByLabel('Zweites Preset')).toHaveValue('pubg-feldpeiler')
  })

  test('on a phone the buy button is always within reach and covers nothing that has the focus', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    // So that scrolling is over at once.
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
    const [bar, lastText] = [buy, page.getByText('Wer ein Preset gekauft hat')]
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
    expect(addresses).toHaveLength(10)
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

  test('a product page says what changed, how to install, and the price with its tax', async ({ page }) => {
    await page.goto('/presets/cs2-schrittklar')
    const versions = page.getByRole('region', { name: 'Versionen' }).getByRole('listitem')
    await expect(versions).toHaveCount(3)
    await expect(versions.first()).toContainText('v3')
    await expect(
      page.getByRole('region', { name: 'So richten Sie es ein' }).getByRole('listitem'),
    ).toHaveCount(3)
    await expect(page.getByText(/MwSt|§ 19 UStG/).first()).toBeVisible()
  })
})
