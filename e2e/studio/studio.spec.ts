import { FIRST, button, field, handle, handles, openStudio, studioOf } from '../pages/studio-page'
import { expect, expectAccessible, test } from '../support/test'

const NO_BREAK = '\u00a0'

test.beforeEach(({ page }) => openStudio(page))

test('works by keyboard alone', { tag: '@journey' }, async ({ page }) => {
  const first = handle(page, FIRST)
  await first.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(first).toHaveAttribute('aria-valuenow', '-4.4')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('+')
  await expect(first).toHaveAttribute('aria-valuetext', `93${NO_BREAK}Hz, minus 4,4${NO_BREAK}dB, Q 0,90`)
  await page.keyboard.press('Control+z')
  await expect(first).toHaveAttribute('aria-valuetext', /Q 0,80|Q 0,70/)
  await page.keyboard.press('Control+Shift+z')
  await expect(first).toHaveAttribute('aria-valuetext', /Q 0,90/)
  await page.keyboard.press('Delete')
  await expect(handles(page)).toHaveCount(4)
  await expect(handle(page, 'Filter 1, Peak')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(handles(page)).toHaveCount(5)
})

test('keeps the focus after the last filter is removed by key, so that it can be undone', async ({
  page,
}) => {
  await handle(page, FIRST).focus()
  for (let left = 4; left >= 0; left -= 1) {
    await page.keyboard.press('Delete')
    await expect(handles(page)).toHaveCount(left)
  }
  await expect(button(page, 'Filter hinzufügen')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(handles(page)).toHaveCount(1)
})

test('adds a filter at the place of a double click', async ({ page }) => {
  const stage = studioOf(page).getByRole('group', { name: 'Kurve bearbeiten' })
  const { x = NaN, y = NaN, width = NaN } = (await stage.boundingBox()) ?? {}
  await page.mouse.dblclick(x + width / 3, y + 30)
  await expect(handle(page, 'Filter 6, Peak')).toBeFocused()
  await expect(field(page, 'Frequenz von Filter 6 in Hz')).toHaveValue(/^(199|200|201)$/)
})

test(
  'imports an Equalizer APO file after a preview of its filters',
  { tag: '@journey' },
  async ({ page }) => {
    const text =
      'Preamp: -6 dB\nFilter 1: ON PK Fc 1000 Hz Gain 4 dB Q 1.41\nFilter 2: ON HPQ Fc 30 Hz Q 0.7\n'
    const file = { name: 'config.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
    const choice = studioOf(page).getByLabel('Einstellungen eines anderen Equalizers')
    await choice.setInputFiles(file)
    await expect(studioOf(page).getByText('config.txt: Equalizer APO, 2 Filter')).toBeVisible()
    await expect(handles(page)).toHaveCount(5)
    await button(page, 'Verwerfen').click()
    await expect(button(page, 'Übernehmen')).toHaveCount(0)
    await choice.setInputFiles(file)
    await button(page, 'Übernehmen').click()
    await expect(handles(page)).toHaveCount(2)
    await expect(handle(page, 'Filter 2, Hochpass')).toBeVisible()
    await button(page, 'Rückgängig').click()
    await expect(handles(page)).toHaveCount(5)

    await choice.setInputFiles({ ...file, buffer: Buffer.from('kein Equalizer') })
    await expect(choice).toHaveAccessibleDescription(/keine Filter zu finden/)
  },
)

test('plays a sample, and the space bar compares while a filter is being edited', async ({ page }) => {
  await studioOf(page)
    .getByRole('button', { name: /^Hörprobe abspielen/ })
    .click()
  await expect(studioOf(page).getByRole('button', { name: /^Hörprobe anhalten/ })).toBeVisible()
  await expect(studioOf(page).getByRole('radio', { name: 'Mit Preset' })).toBeChecked()
  const first = handle(page, FIRST)
  await first.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press(' ')
  await expect(studioOf(page).getByRole('radio', { name: 'Ohne' })).toBeChecked()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('nothing is wider than the window, even with text at 200 %', async ({ page }) => {
    const widest = () => studioOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(await widest()).toBeLessThanOrEqual(0)
    // Browser zoom of 200 % in the same window.
    await page.setViewportSize({ width: 640, height: 780 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await widest()).toBeLessThanOrEqual(0)
  })
})

test('is accessible in dark and in forced colours', async ({ page }) => {
  await handle(page, FIRST).focus()
  for (const media of [{ colorScheme: 'dark' }, { colorScheme: 'light', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    await expectAccessible(page)
    const edge = await handle(page, 'Filter 2, Peak')
      .locator('span')
      .evaluate((mark) => getComputedStyle(mark).borderColor)
    expect(edge).not.toBe(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    )
  }
})
