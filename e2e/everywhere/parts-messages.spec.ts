import type { Page } from '@playwright/test'
import { button, expect, open, test } from '../support/test'

/** Excludes the instances in a preset's colours. */
export const onPaper = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Dialoge und Meldungen auf Papier' }).getByRole('button', { name })

test.describe('a dialog', () => {
  test.beforeEach(({ page }) => open(page, '/bauteile'))

  test('keeps the focus and gives it back', async ({ page }) => {
    const trigger = onPaper(page, 'Dialog')
    await trigger.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Name ändern' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    for (const name of ['Speichern', 'Abbrechen']) {
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
  })

  test('asks before something is lost, and says while and after it works', async ({ page }) => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/health', async (route) => {
      await answered
      await route.continue()
    })
    const trigger = onPaper(page, 'Stornieren')
    await trigger.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Bestellung stornieren?' })
    await expect(dialog.getByRole('button')).toHaveText(['Endgültig stornieren', 'Nicht stornieren'])
    await expect(button(page, 'Nicht stornieren')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    const busy = button(page, 'Wird storniert …')
    await expect(busy).toBeFocused()
    await expect(busy).toBeDisabled()
    await page.keyboard.press('Escape')
    answer()
    await expect(dialog.getByRole('alert')).toHaveText('Der Shop hat nicht geantwortet.')
    await expect(button(page, 'Endgültig stornieren')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'Die Bestellung ist storniert.' })).toBeVisible()
    await expect(trigger).toBeFocused()
  })
})

test.describe('a message', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await open(page, '/bauteile')
  })

  test('is said, stays while it is pointed at, and goes by itself', async ({ page }) => {
    await onPaper(page, 'Meldung').click()
    const message = page.getByRole('status').filter({ hasText: 'Gespeichert.' })
    await expect(message).toBeVisible()
    await page.clock.runFor('00:06')
    await expect(message).toBeVisible()
    await message.hover()
    await page.clock.runFor('01:00')
    await expect(message).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor('00:10')
    await expect(message).toHaveCount(0)
  })

  test('can be closed, and leaves the focus where it was', async ({ page }) => {
    await onPaper(page, 'Meldung').click()
    await button(page, 'Meldung schließen').click()
    await expect(page.getByText('Gespeichert.')).toHaveCount(0)
    await expect(onPaper(page, 'Meldung')).toBeFocused()
  })

  test('offers a way back to the keyboard, from anywhere', async ({ page }) => {
    const remove = onPaper(page, 'Entfern')
    // The studio on this page has a button of the same name, above the message.
    const back = button(page, 'Rückgängig')
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(remove).toHaveText('Entfernt')
    await page.keyboard.press('Tab')
    await expect(back.last()).toBeFocused()
    await page.clock.runFor('01:00')
    await page.keyboard.press('Shift+Tab')
    await expect(remove).toBeFocused()
    await remove.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(remove).toHaveText('Entfernen')
    await expect(remove).toBeFocused()
    await expect(back).toHaveCount(1)
  })
})
