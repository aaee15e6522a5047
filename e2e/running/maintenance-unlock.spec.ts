import { readdirSync, readFileSync } from 'node:fs'
import { Secret, TOTP } from 'otpauth'
import { enterPin, forgive, heading, lock, setMaintenance, statusOf, unlock } from '../pages/maintenance-shop'
import { ADMIN, mailedLink, openSession, register, signIn, signOut } from '../support/accounts'
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

  test('an admin with an authenticator app signs in while the shop is locked', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const [email, password] = ['gesperrt@example.com', 'auch bei Wartung']
    await register(page, shop, email, password)
    const section = page.getByRole('region', { name: 'Zweiter Faktor' })
    await section.getByRole('button', { name: 'Einrichten' }).click()
    await expect(section.getByRole('img', { name: /QR-Code/ })).toBeVisible()
    const secret = Secret.fromBase32(
      ((await section.locator('code').textContent()) ?? '').replaceAll(' ', ''),
    )
    await section.getByLabel('Code aus der App').fill(new TOTP({ secret }).generate())
    await page.keyboard.press('Enter')
    await expect(section.getByRole('heading', { name: 'Deine Ersatzcodes' })).toBeFocused()
    const [recoveryCode = ''] = await section.getByRole('listitem').allTextContents()
    await section.getByRole('button', { name: 'Ich habe sie aufgehoben' }).click()
    await signOut(page)
    await shop.command('commands/accounts.ts', 'grant-admin', email)
    await lock(shop, request)

    await signIn(page, email, password)
    const code = page.getByLabel('Code aus der App')
    await expect(code).toBeFocused()
    await code.fill(recoveryCode)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/konto')
    await expect(heading(page)).toBeVisible()
    // Before it is known who is signed in, the button would ask for the PIN.
    await expect(async () => {
      await page.reload()
      await page.getByRole('button', { name: /Admin/ }).click()
      await expect(section).toBeVisible({ timeout: 3_000 })
    }).toPass()
    forgive(consoleErrors)
  })

  test('a mailed link for a new password opens while the shop is locked', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    await lock(shop, request)
    await open(page, '/anmelden?ansicht=passwort')
    await page.getByLabel('E-Mail-Adresse').fill(ADMIN)
    await page.getByRole('button', { name: 'Link senden' }).click()
    const answer = await page.goto(await mailedLink(shop, ADMIN, 'neues-passwort'))
    expect(answer?.status()).toBe(200)
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeVisible()
    await expect(heading(page)).toHaveCount(0)
    forgive(consoleErrors)
  })

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
