import { expect, open, test } from '../support/test'

test('a link to another page leads the focus to its heading, where nothing scrolls or is outlined', async ({
  page,
}) => {
  // Otherwise the press may interrupt the scrolling to the link, and where that stops stays in view.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(page.locator('body')).toBeFocused()
  const toCatalogue = page.getByRole('main').getByRole('link', { name: /^Alle \d+ Presets/ })
  await toCatalogue.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Presets' })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const search = page.getByRole('searchbox')
  await search.fill('Tarkov')
  await expect(page).toHaveURL(/suche=/)
  await expect(search).toBeFocused()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const inHeader = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await inHeader.getByRole('link', { name: 'Hörtest' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hörst du den Unterschied?' })).toBeFocused()
})
