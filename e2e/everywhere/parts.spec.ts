import { button, expect, expectAccessible, open, test } from '../support/test'

const MEDIA = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

test('every component is accessible in light, dark and forced colours', async ({ page }) => {
  test.slow()
  for (const media of MEDIA) {
    await page.emulateMedia(media)
    await open(page, '/bauteile')
    await expectAccessible(page)
    await button(page, 'Stornieren').first().click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(page, 'Entfernen').first().click()
    await expectAccessible(page)
  }
})

test('in forced colours, buttons have borders and the current tab stands out', async ({ page }) => {
  await open(page, '/bauteile')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    const colours = (element: Element) => {
      const { color, borderBottomColor } = getComputedStyle(element)
      return { color, edge: borderBottomColor }
    }
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    for (const name of ['Kaufen', 'Ansehen', 'Löschen']) {
      const { color, edge } = await button(page, name).first().evaluate(colours)
      expect([color, edge], `${name}, ${colorScheme}`).not.toContain(ground)
    }
    const tabs = page.getByRole('navigation', { name: 'Bestellungen nach Stand' })
    const { edge } = await tabs.getByRole('link', { name: 'Alle' }).evaluate(colours)
    const { edge: other } = await tabs.getByRole('link', { name: 'Offen' }).evaluate(colours)
    expect(other).toBe(ground)
    expect(edge).not.toBe(ground)
  }
})

test('files can be chosen and dropped', async ({ page }) => {
  await open(page, '/bauteile')
  const field = page.getByLabel('Datei, leer')
  await field.setInputFiles({ name: 'gewählt.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('gewählt.txt')).toBeVisible()
  const dataTransfer = await page.evaluateHandle(() => {
    const files = new DataTransfer()
    files.items.add(new File(['x'], 'gezogen.txt'))
    return files
  })
  await field.dispatchEvent('dragenter', { dataTransfer })
  await field.dispatchEvent('drop', { dataTransfer })
  await expect(page.getByText('gezogen.txt')).toBeVisible()
  await expect(page.getByText('gewählt.txt')).toHaveCount(0)
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('gezogen.txt')
  await expect(page.getByLabel('Datei, mit Fehler')).toHaveAccessibleDescription(/Bitte das Feld ausfüllen/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('a table’s rows become cards, keep their table roles, and fit the window', async ({ page }) => {
    await open(page, '/bauteile')
    const table = page.getByRole('table', { name: 'Bestellungen' })
    const row = table.getByRole('row', { name: /SK-7QX4P/ })
    const cells = row.getByRole('cell')
    await expect(cells).toHaveCount(3)
    const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
    expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other))
    const label = (cell: Element) => getComputedStyle(cell, '::before').content
    expect(await cells.first().evaluate(label)).toContain('E-Mail')
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await expect(row.getByRole('rowheader')).toHaveText('SK-7QX4P')
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})

test('a printed page is black on white, complete, and without buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await open(page, '/presets/tarkov-stille-sohle')
  for (const role of ['banner', 'contentinfo', 'button'] as const) {
    expect(await page.getByRole(role).count()).toBe(0)
  }
  await expect(page.getByRole('rowheader', { name: 'Peak' }).first()).toBeVisible()
  for (const element of ['html', 'h1']) {
    await expect(page.locator(element)).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
