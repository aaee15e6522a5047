import { expect, expectAccessible, open, test } from '../support/test'

test('the page about the measurement shows a line per preset, and all figures once unfolded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/messung')
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(14)
  await expect(lines.first()).toHaveText(/^Schrittklar\s*Schritte auf .+\sdB$/)
  const table = page.getByRole('table', { name: 'Was jedes Preset bei Stärke Normal bringt' })
  await expect(table).toBeHidden()
  await expectAccessible(page)
  await page.getByText('Alle Zahlen').click()
  await expect(table).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
