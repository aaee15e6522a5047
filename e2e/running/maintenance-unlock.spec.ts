import { readdirSync, readFileSync } from 'node:fs'
import { enterPin, forgive, heading, lock, setMaintenance, statusOf, unlock } from '../pages/maintenance-shop'
import { ADMIN, openSession } from '../support/accounts'
import { PIN } from '../support/shop'
import { expect, open, test } from '../support/test'

test.describe('maintenance', () => {
  test.afterEach(({ shop, request }) => unlock(shop, request))

  test(
    'an admin unlocks by keyboard, for the browser session and until the maintenance ends',
    { tag: '@journey' },
    async ({ page, shop, context, request, consoleErrors }) => {
      await lock(shop, request)
      await open(page, '/presets')
      const key = page.getByRole('button', { name: /Admin/ })
      await expect(heading(page)).toBeVisible()
      await key.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Admin-PIN' })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(key).toBeFocused()
      await page.keyboard.press('Enter')
      const field = dialog.locator('input[type=password]')
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('maxlength', '16')
      await page.keyboard.type('falsch')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toHaveText('Falscher PIN. Zugang verweigert.')
      await page.keyboard.type(PIN)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('searchbox')).toBeVisible()
      await expect(heading(page)).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('searchbox')).toBeVisible()
      const other = await context.newPage()
      await other.goto('/kasse')
      await expect(other.getByRole('heading', { name: 'Kasse' })).toBeVisible()
      const cookie = (await context.cookies()).find(({ name }) => name === 'unlock')
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', expires: -1 })

      await setMaintenance(shop, false)
      await expect.poll(() => statusOf(request, `${shop.origin}/`)).toBe(200)
      await setMaintenance(shop, true)
      await expect(heading(page)).toBeVisible()
      expect((await page.goto('/presets'))?.status()).toBe(503)
      await expect(heading(page)).toBeVisible()
      await other.close()
      forgive(consoleErrors)
    },
  )

  test('an open page is unlocked in place', async ({ page, shop, consoleErrors }) => {
    await open(page, '/presets')
    await page.getByRole('searchbox').fill('tarkov')
    await setMaintenance(shop, true)
    await expect(heading(page)).toBeVisible()
    await page.getByRole('button', { name: /Admin/ }).click()
    await enterPin(page, PIN)
    await expect(page.getByRole('searchbox')).toHaveValue('tarkov')
    forgive(consoleErrors)
  })

  test(
    'switching it on asks for confirmation, and a signed-in admin passes without the PIN',
    { tag: '@journey' },
    async ({ page, shop, consoleErrors }) => {
      await openSession(page.request, shop, ADMIN)
      await open(page, '/admin/betrieb')
      const maintenance = page.getByRole('switch', { name: 'Wartungsmodus' })
      const question = page.getByRole('dialog', { name: 'Shop für Besucher sperren?' })
      await maintenance.click()
      await question.getByRole('button', { name: 'Offen lassen' }).click()
      await expect(maintenance).toBeFocused()
      await expect(maintenance).not.toBeChecked()
      await maintenance.click()
      await question.getByRole('button', { name: 'Ja, sperren' }).click()
      await expect(heading(page)).toBeVisible()
      await page.getByRole('button', { name: /Admin/ }).click()
      await expect(maintenance).toBeChecked()
      forgive(consoleErrors)
    },
  )

  test('the PIN is in no file that a browser can load', async () => {
    const files = readdirSync('.next/static', { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const text = readFileSync(`${file.parentPath}/${file.name}`, 'latin1')
      expect(text.includes(PIN) || text.includes('ADMIN_PIN')).toBe(false)
    }
  })
})
