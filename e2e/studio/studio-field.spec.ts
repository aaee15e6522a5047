import type { Page } from '@playwright/test'
import { handles, studioOf } from '../pages/studio-page'
import { nameField } from '../pages/own-presets-page'
import { expect, expectAccessible, open, test } from '../support/test'

const CURVE = '/studio#kurve=1&name=Nacht&filter=LSC90_-50_70~PK2800_60_120~HSC10000_-20_70'
/** Share of the window's height. */
const HIGH = 0.6

const stageOf = (page: Page) => studioOf(page).getByRole('group', { name: 'Kurve bearbeiten' })

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

test('name, curve and playback controls are on the first screen, with the curve edge to edge', async ({
  page,
}) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto('about:blank')
    await open(page, CURVE)
    await expect(handles(page)).toHaveCount(3)
    const canvas = await stageOf(page).locator('canvas').boundingBox()
    expect(canvas?.x).toBeLessThanOrEqual(0)
    expect((canvas?.x ?? NaN) + (canvas?.width ?? NaN)).toBeGreaterThanOrEqual(size.width)
    expect(Math.abs((canvas?.height ?? NaN) - HIGH * size.height)).toBeLessThanOrEqual(1)
    for (const part of [
      nameField(page),
      stageOf(page),
      studioOf(page).getByRole('button', { name: /^Hörprobe abspielen/ }),
      studioOf(page).getByRole('group', { name: 'Ohne oder mit Preset' }),
      studioOf(page).getByRole('button', { name: 'Filter hinzufügen' }),
      studioOf(page).getByRole('button', { name: 'Werte' }),
    ])
      await expect(part, `${size.width} px`).toBeInViewport({ ratio: 1 })
  }
})

test('the values open in a drawer that leaves the curve in view', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto('about:blank')
    await open(page, CURVE)
    const opener = studioOf(page).getByRole('button', { name: 'Werte' })
    await expect(studioOf(page).getByRole('textbox')).toHaveCount(1)
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(stageOf(page)).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(studioOf(page).getByRole('combobox', { name: 'Typ von Filter 1' })).toBeFocused()
    const rows = studioOf(page)
      .getByRole('row')
      .filter({ has: page.getByRole('textbox') })
    await expect(rows).toHaveCount(3)
    expect((await rows.first().boundingBox())?.height).toBeLessThan(125)
    await expectAccessible(page)
  }
})

test('the name is shaped by the curve while it is being typed', async ({ page }) => {
  await open(page, CURVE)
  const letters = studioOf(page).locator('tspan')
  const weights = () =>
    letters.evaluateAll((all) => new Set(all.map((letter) => getComputedStyle(letter).fontWeight)).size)
  await expect.poll(weights).toBeGreaterThan(1)
  await nameField(page).press('End')
  await page.keyboard.type(' und Nebel')
  await expect(nameField(page)).toHaveValue('Nacht und Nebel')
  await expect.poll(async () => (await letters.allTextContents()).join('')).toBe('Nacht und Nebel')
  await page.keyboard.press('Control+z')
  await expect(handles(page)).toHaveCount(3)
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('hints about keys, the mouse wheel and dropping files are hidden', async ({ page }) => {
    await open(page, CURVE)
    await expect(handles(page)).toHaveCount(3)
    await expect(studioOf(page).getByText('Doppelt auf die freie Fläche')).toBeVisible()
    for (const text of ['Pfeiltasten', 'Mausrad', 'Leertaste', 'hierher ziehen'])
      for (const place of await page.getByText(text).all()) await expect(place).toBeHidden()
    await expect(handles(page).first()).toHaveAccessibleDescription(/Pfeiltasten/)
  })
})
