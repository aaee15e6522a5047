import type { Locator } from '@playwright/test'
import { expect, open, test } from '../support/test'

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })

test.describe('the covers of the catalogue', () => {
  test('no name overflows its cover at any width, and all curves have the same height', async ({ page }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/presets')
      await page.evaluate(() => document.fonts.ready)
      const covers = page.getByRole('article')
      await expect(covers).toHaveCount(14)
      for (const cover of await covers.all()) {
        const edges = await boxOf(cover)
        const name = cover.getByRole('heading')
        for (const letters of await name.locator('tspan').all()) {
          const { left, right, top, bottom } = await boxOf(letters)
          // The box that browsers report for a text is higher than its letters.
          const slack = (bottom - top) / 2
          expect(left, `${width}`).toBeGreaterThanOrEqual(edges.left)
          expect(right, `${width}`).toBeLessThanOrEqual(edges.right)
          expect(top, `${width}`).toBeGreaterThanOrEqual(edges.top - slack)
          expect(bottom, `${width}`).toBeLessThanOrEqual(edges.bottom)
        }
      }
      const curves = await covers.getByRole('img', { name: /dB/ }).all()
      const heights = await Promise.all(curves.map(async (curve) => (await curve.boundingBox())?.height))
      expect(new Set(heights).size).toBe(1)
      expect(heights).toHaveLength(14)
    }
  })

  test('a hovered or focused cover shows how much its nearest preset differs', async ({ page }) => {
    await open(page, '/presets')
    const cover = page.getByRole('article').filter({ hasText: 'League of Legends' })
    const legend = cover.getByText(/^Gestrichelt: .+, im Mittel \d,\d\sdB anders$/)
    await expect(legend).toBeHidden()
    await cover.hover()
    await expect(legend).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(legend).toBeHidden()
    await cover.getByRole('link', { name: 'Rufweite' }).focus()
    await expect(legend).toBeVisible()
  })
})
