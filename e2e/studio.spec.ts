import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './test'

/** What the page of parts begins with is a preset of six filters, the first a shelf of −5 dB at 90 Hz. */
const FIRST = 'Filter 1, Low-Shelf'
const NO_BREAK = '\u00a0'

const studioOf = (page: Page) => page.getByRole('region', { name: 'Studio', exact: true })
const handles = (page: Page) => studioOf(page).getByRole('slider')
const handle = (page: Page, name: string | RegExp) => studioOf(page).getByRole('slider', { name })
const field = (page: Page, name: string) => studioOf(page).getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => studioOf(page).getByRole('button', { name, exact: true })
/** How many finished changes the page has heard of. */
const changes = (page: Page, count: number) => page.getByText(new RegExp(`^${count} Änderungen`))

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await part.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

async function touch(
  client: CDPSession,
  type: 'Start' | 'Move' | 'End',
  ...points: { x: number; y: number }[]
) {
  const touchPoints = points.map((point, id) => ({ ...point, id }))
  await client.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints })
}

test.beforeEach(async ({ page }) => {
  await open(page, '/bauteile')
  await handles(page).first().scrollIntoViewIfNeeded()
})

test('says each handle as a slider with its values in words', async ({ page }) => {
  await expect(handles(page)).toHaveCount(6)
  const first = handle(page, FIRST)
  await expect(first).toHaveAttribute('aria-valuenow', '-5')
  await expect(first).toHaveAttribute('aria-valuetext', `90${NO_BREAK}Hz, minus 5,0${NO_BREAK}dB, Güte 0,70`)
  await expect(first).toHaveAccessibleDescription(/Pfeiltasten/)
})

test('drags a filter by the mouse, as one step that can be undone', async ({ page }) => {
  const first = handle(page, FIRST)
  const { x, y } = await middleOf(first)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const step of [1, 2, 3, 4]) await page.mouse.move(x + 20 * step, y - 15 * step)
  await page.mouse.up()
  await expect(field(page, 'Frequenz von Filter 1 in Hz')).not.toHaveValue('90')
  await expect(field(page, 'Gain von Filter 1 in dB')).not.toHaveValue('−5')
  await expect(changes(page, 1)).toBeVisible()
  await expect(first).toBeFocused()

  await button(page, 'Rückgängig').click()
  await expect(field(page, 'Frequenz von Filter 1 in Hz')).toHaveValue('90')
  await expect(field(page, 'Gain von Filter 1 in dB')).toHaveValue('−5')
  await button(page, 'Wiederholen').click()
  await expect(field(page, 'Frequenz von Filter 1 in Hz')).not.toHaveValue('90')
  await button(page, 'Zurücksetzen').click()
  await expect(field(page, 'Frequenz von Filter 1 in Hz')).toHaveValue('90')
})

test('ends a drag with the filter that is removed amid it, wherever the button is let go', async ({
  page,
}) => {
  const { x, y } = await middleOf(handle(page, FIRST))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y - 15)
  await page.keyboard.press('Delete')
  await expect(handles(page)).toHaveCount(5)
  await page.mouse.move(1, 1)
  await page.mouse.up()
  await expect(changes(page, 1)).toBeVisible()

  const frequency = field(page, 'Frequenz von Filter 1 in Hz')
  const before = await frequency.inputValue()
  const next = await middleOf(handles(page).first())
  await page.mouse.move(next.x, next.y)
  await page.mouse.down()
  await page.mouse.move(next.x + 20, next.y - 15)
  await page.mouse.up()
  await expect(changes(page, 2)).toBeVisible()
  await expect(frequency).not.toHaveValue(before)
})

test('sets Q by the wheel over a handle, and lets the page scroll beside it', async ({ page }) => {
  const { x, y } = await middleOf(handle(page, FIRST))
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 100)
  await expect(field(page, 'Q von Filter 1')).toHaveValue('0,59')
  expect(await scrolled()).toBe(before)
  await page.mouse.move(x + 60, y - 60)
  await page.mouse.wheel(0, 200)
  await expect.poll(scrolled).toBeGreaterThan(before)
  await expect(field(page, 'Q von Filter 1')).toHaveValue('0,59')
})

test('is worked by keys alone', async ({ page }) => {
  const first = handle(page, FIRST)
  await first.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(first).toHaveAttribute('aria-valuenow', '-4.4')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('+')
  await expect(first).toHaveAttribute('aria-valuetext', `93${NO_BREAK}Hz, minus 4,4${NO_BREAK}dB, Güte 0,90`)
  await page.keyboard.press('Control+z')
  await expect(first).toHaveAttribute('aria-valuetext', /Güte 0,80|Güte 0,70/)
  await page.keyboard.press('Control+Shift+z')
  await expect(first).toHaveAttribute('aria-valuetext', /Güte 0,90/)
  await page.keyboard.press('Delete')
  await expect(handles(page)).toHaveCount(5)
  await expect(handle(page, 'Filter 1, Peak')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(handles(page)).toHaveCount(6)
})

test('adds filters by button and double click, up to twelve, and removes them', async ({ page }) => {
  await button(page, 'Filter hinzufügen').click()
  await expect(handles(page)).toHaveCount(7)
  await expect(button(page, 'Filter hinzufügen')).toBeFocused()
  const stage = studioOf(page).getByRole('group', { name: 'Kurve bearbeiten' })
  const { x = NaN, y = NaN, width = NaN } = (await stage.boundingBox()) ?? {}
  await page.mouse.dblclick(x + width / 3, y + 30)
  await expect(handle(page, 'Filter 8, Peak')).toBeFocused()
  await expect(field(page, 'Frequenz von Filter 8 in Hz')).toHaveValue(/^(199|200|201)$/)
  for (let count = 9; count <= 13; count += 1) await button(page, 'Filter hinzufügen').click()
  await expect(handles(page)).toHaveCount(12)
  await expect(studioOf(page).getByRole('status').filter({ hasText: 'zwölf' })).toHaveCount(1)
  await button(page, 'Filter 12 entfernen').click()
  await expect(handles(page)).toHaveCount(11)
  await expect(button(page, 'Filter 11 entfernen')).toBeFocused()
})

test('takes typed values with a comma, and says at the field what is wrong', async ({ page }) => {
  const gain = field(page, 'Gain von Filter 2 in dB')
  await gain.fill('3,5')
  await gain.press('Enter')
  await expect(handle(page, 'Filter 2, Peak')).toHaveAttribute('aria-valuenow', '3.5')
  await gain.fill('16')
  await gain.blur()
  await expect(gain).toHaveAccessibleDescription(/Erlaubt ist/)
  await expect(gain).toHaveAttribute('aria-invalid', 'true')
  await expect(handle(page, 'Filter 2, Peak')).toHaveAttribute('aria-valuenow', '3.5')
  await gain.fill('viel')
  await gain.press('Enter')
  await expect(gain).toHaveAccessibleDescription(/Bitte geben Sie eine Zahl ein/)
  await gain.press('Escape')
  await expect(gain).toHaveValue('3,5')
  await field(page, 'Frequenz von Filter 2 in Hz').fill('1,2 kHz')
  await field(page, 'Frequenz von Filter 2 in Hz').press('Enter')
  await expect(field(page, 'Frequenz von Filter 2 in Hz')).toHaveValue('1200')
})

test('gives a filter another type; a pass has no gain', async ({ page }) => {
  await studioOf(page).getByRole('combobox', { name: 'Typ von Filter 1' }).selectOption('Hochpass')
  const first = handle(page, 'Filter 1, Hochpass')
  await expect(first).toHaveAttribute('aria-valuetext', `90${NO_BREAK}Hz, Güte 0,70`)
  await expect(field(page, 'Gain von Filter 1 in dB')).toHaveCount(0)
  await first.press('ArrowUp')
  await expect(field(page, 'Frequenz von Filter 1 in Hz')).toHaveValue('93')
})

test('takes over a file of Equalizer APO after it has said what it found', async ({ page }) => {
  const text = 'Preamp: -6 dB\nFilter 1: ON PK Fc 1000 Hz Gain 4 dB Q 1.41\nFilter 2: ON HPQ Fc 30 Hz Q 0.7\n'
  const file = { name: 'config.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
  const choice = studioOf(page).getByLabel('Einstellungen eines anderen Equalizers')
  await choice.setInputFiles(file)
  await expect(studioOf(page).getByText('config.txt: Equalizer APO, 2 Filter')).toBeVisible()
  await expect(handles(page)).toHaveCount(6)
  await button(page, 'Verwerfen').click()
  await expect(button(page, 'Übernehmen')).toHaveCount(0)
  await choice.setInputFiles(file)
  await button(page, 'Übernehmen').click()
  await expect(handles(page)).toHaveCount(2)
  await expect(handle(page, 'Filter 2, Hochpass')).toBeVisible()
  await button(page, 'Rückgängig').click()
  await expect(handles(page)).toHaveCount(6)

  await choice.setInputFiles({ ...file, buffer: Buffer.from('kein Equalizer') })
  await expect(choice).toHaveAccessibleDescription(/keine Filter zu finden/)
})

test('sounds as it is edited, and the space bar compares', async ({ page }) => {
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

  test('is dragged by a finger without scrolling, and widened by a second', async ({ page }) => {
    const client = await page.context().newCDPSession(page)
    const scrolled = await page.evaluate(() => scrollY)
    const { x, y } = await middleOf(handle(page, FIRST))
    await touch(client, 'Start', { x, y })
    for (const step of [1, 2, 3, 4]) await touch(client, 'Move', { x: x + 6 * step, y: y - 12 * step })
    await expect.poll(async () => (await middleOf(handle(page, FIRST))).y).toBeLessThan(y - 20)
    const at = { x: x + 24, y: y - 48 }
    await touch(client, 'Start', at, { x: at.x + 40, y: at.y })
    for (const apart of [50, 60, 80]) await touch(client, 'Move', at, { x: at.x + apart, y: at.y })
    await touch(client, 'End')
    await expect(field(page, 'Q von Filter 1')).toHaveValue('0,35')
    await expect(changes(page, 1)).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })

  test('nothing is wider than the window, also with a text of twice the size', async ({ page }) => {
    const widest = () => studioOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(await widest()).toBeLessThanOrEqual(0)
    // As if the same window were as far away as before, with everything in it twice as large.
    await page.setViewportSize({ width: 640, height: 780 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await widest()).toBeLessThanOrEqual(0)
  })
})

for (const media of [{ colorScheme: 'dark' }, { colorScheme: 'light', forcedColors: 'active' }] as const) {
  test(`can be used by everybody: ${Object.values(media).join(', ')}`, async ({ page }) => {
    await page.emulateMedia(media)
    await handle(page, FIRST).focus()
    await expectAccessible(page)
    const edge = await handle(page, 'Filter 2, Peak')
      .locator('span')
      .evaluate((mark) => getComputedStyle(mark).borderColor)
    expect(edge).not.toBe(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    )
  })
}
