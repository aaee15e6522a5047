import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { chooseHeadset } from '../pages/screen-steps'
import { CUSTOMER, openSession } from '../support/accounts'
import { button, expect, open, test } from '../support/test'

const PRODUCT = '/presets/tarkov-stille-sohle'
const WIDE = { width: 1280, height: 720 }
const PHONE = { width: 360, height: 740 }

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to measure')
  return box
}

/** The colours of a picture's row of pixels half-way down, without its border. */
async function middleOf(element: Locator): Promise<string[]> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height / 2) * info.width
  return Array.from({ length: info.width - 8 }, (_, x) =>
    data.subarray((row + x + 4) * 3, (row + x + 5) * 3).toString('hex'),
  )
}

test.describe('the appearance', () => {
  for (const forcedColors of ['none', 'active'] as const)
    test(`a bar of progress is filled by what is done, forced colours: ${forcedColors}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors })
      await open(page, '/hilfe')
      await page.evaluate(() => {
        for (const value of ['0', '0.5']) {
          const bar = Object.assign(document.createElement('progress'), { className: 'progress-bar' })
          bar.setAttribute('value', value)
          document.querySelector('h1')?.after(bar)
        }
      })
      const [half, empty] = [page.locator('progress').nth(0), page.locator('progress').nth(1)]
      expect(new Set(await middleOf(empty)).size).toBe(1)
      const filled = await middleOf(half)
      expect(new Set(filled).size).toBeGreaterThan(1)
      expect(filled.at(-1)).toBe((await middleOf(empty)).at(-1))
    })

  test('the headset’s label stands beside its field in a wide window', async ({ page, shop }) => {
    await openSession(page.request, shop, CUSTOMER)
    await page.setViewportSize(WIDE)
    await open(page, '/konto')
    const field = page.getByRole('combobox', { name: 'Dein Headset' })
    const label = await boxOf(page.locator('label', { hasText: 'Dein Headset' }))
    const { x, y, height } = await boxOf(field)
    expect(x - label.x - label.width).toBeLessThanOrEqual(24)
    expect(Math.abs(y + height / 2 - label.y - label.height / 2)).toBeLessThanOrEqual(8)
  })

  test('with a headset, the legend stands above the curve and not over it', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, PRODUCT)
    await chooseHeadset(page)
    const legend = await boxOf(page.locator('.worn-legend'))
    const curve = await boxOf(page.getByRole('img', { name: /Korrektur für HyperX Cloud II: / }))
    expect(legend.y + legend.height).toBeLessThanOrEqual(curve.y)
    expect(curve.height).toBeGreaterThan(64)
  })

  test('the headphone check shows left on the left', async ({ page }) => {
    await open(page, '/hoertest?preset=cs2-schrittklar')
    await button(page, 'Kopfhörer prüfen').click()
    await expect(button(page, 'Links')).toBeVisible()
    await expect(async () => {
      const [left, right] = [await boxOf(button(page, 'Links')), await boxOf(button(page, 'Rechts'))]
      expect(left.x + left.width).toBeLessThanOrEqual(right.x)
      expect(Math.abs(left.y - right.y)).toBeLessThan(left.height)
    }).toPass({ timeout: 10_000 })
  })

  test('the buy button does not look disabled while the sound is heard without the preset', async ({
    page,
  }) => {
    await open(page, PRODUCT)
    const buy = page.locator('main .button-primary', { hasText: 'Jetzt kaufen' }).first()
    const colours = () =>
      buy.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element)
        return [backgroundColor, color]
      })
    const before = await colours()
    await page.getByText('Ohne', { exact: true }).first().click()
    await expect(page.locator('.palette[data-side=before]').first()).toBeAttached()
    await expect.poll(colours).toEqual(before)
  })

  test('in forced colours a field’s placeholder and a list’s arrow keep the browser’s look', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/presets/overwatch-klarsignal')
    const list = page.getByRole('combobox', { name: 'Szene' })
    expect(await list.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto')
    const [words, text] = await page.getByRole('combobox', { name: 'Dein Headset' }).evaluate((field) => {
      const own = getComputedStyle(field).color
      return [getComputedStyle(field, '::placeholder').color, own]
    })
    expect(words).toBe(text)
  })
})
