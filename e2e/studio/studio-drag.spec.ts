import type { CDPSession } from '@playwright/test'
import {
  FIRST,
  button,
  changes,
  field,
  handle,
  handles,
  middleOf,
  openStudio,
  studioOf,
} from '../pages/studio-page'
import { expect, test } from '../support/test'

async function touch(
  client: CDPSession,
  type: 'Start' | 'Move' | 'End',
  ...points: { x: number; y: number }[]
) {
  const touchPoints = points.map((point, id) => ({ ...point, id }))
  await client.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints })
}

test.beforeEach(({ page }) => openStudio(page))

test('drags a filter with the mouse, as one undo step', async ({ page }) => {
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

test('ends a drag when its filter is removed, wherever the mouse button is released', async ({ page }) => {
  const { x, y } = await middleOf(handle(page, FIRST))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y - 15)
  await page.keyboard.press('Delete')
  await expect(handles(page)).toHaveCount(4)
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

test('sets Q with the wheel over a handle, and scrolls the page elsewhere', async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a filter is dragged with one finger without scrolling, and widened with a second', async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page)
    const scrolled = await page.evaluate(() => scrollY)
    const reading = studioOf(page).locator('p', { hasText: 'Low-Shelf' })
    await expect(reading).toContainText('−5,0 dB')
    const { x, y } = await middleOf(handle(page, FIRST))
    await touch(client, 'Start', { x, y })
    for (const step of [1, 2, 3, 4]) await touch(client, 'Move', { x: x + 6 * step, y: y - 12 * step })
    await expect(reading).not.toContainText('−5,0 dB')
    const at = { x: x + 24, y: y - 48 }
    await touch(client, 'Start', at, { x: at.x + 40, y: at.y })
    for (const apart of [50, 60, 80]) await touch(client, 'Move', at, { x: at.x + apart, y: at.y })
    await touch(client, 'End')
    await expect(field(page, 'Q von Filter 1')).toHaveValue('0,35')
    await expect(changes(page, 1)).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
})
