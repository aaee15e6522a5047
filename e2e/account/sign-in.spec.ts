import {
  accountEntry,
  CUSTOMER,
  expectSignedIn,
  forgive,
  mailedLink,
  PASSWORD,
  register,
  signIn,
  signOut,
  test,
} from '../support/accounts'
import { expect, expectAccessible, open } from '../support/test'

test.describe('signing in', () => {
  test(
    'works by keyboard alone, and leads back to the previous page',
    { tag: '@journey' },
    async ({ page, consoleErrors }) => {
      await open(page, '/anmelden?zurueck=%2Fpresets')
      await page.getByLabel('E-Mail-Adresse').focus()
      await page.keyboard.type(CUSTOMER)
      await page.keyboard.press('Tab')
      await page.keyboard.type('falsches Passwort')
      await page.keyboard.press('Enter')
      const alert = page.getByRole('alert').filter({ hasText: 'stimmen nicht' })
      await expect(alert).toBeFocused()
      const wrongPassword = await alert.innerText()
      await page.getByLabel('E-Mail-Adresse').fill('niemand@example.com')
      await page.keyboard.press('Enter')
      await expect(alert).toBeFocused()
      expect(await alert.innerText()).toBe(wrongPassword)
      forgive(consoleErrors)

      await page.getByLabel('E-Mail-Adresse').fill(CUSTOMER)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Control+A')
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      await expectSignedIn(page, '/presets')
      const menu = accountEntry(page).getByRole('button', { name: 'Kim Kunde' })
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
      await expect(menu).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/konto')
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
      await expect(page.getByRole('heading', { name: 'Dein Konto' })).toBeVisible()
    },
  )

  test('redirects only to addresses of the shop', async ({ page }) => {
    await signIn(page, CUSTOMER, PASSWORD, `/anmelden?zurueck=${encodeURIComponent('//evil.example')}`)
    await expectSignedIn(page)
  })

  test('states the password rule in advance, and shows each error at its field', async ({ page }) => {
    await open(page, '/anmelden?ansicht=registrieren')
    await expect(page).toHaveTitle('Konto anlegen – Spielklang')
    const password = page.getByLabel('Passwort')
    await expect(password).toHaveAccessibleDescription(/Mindestens 10 Zeichen/)
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(/Bitte gib/)
    await expect(password).toHaveAccessibleDescription(/Bitte gib/)
    await page.getByLabel('E-Mail-Adresse').fill('kurz@example.com')
    await password.fill('kurz')
    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(/muss mindestens 10 Zeichen/)
    await expectAccessible(page)
    await password.fill('ein ganzer Satz')
    await page.getByLabel('Name').fill('Nele\u202E!')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/keine Steuerzeichen/)
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
    await expect(page).toHaveTitle('Anmelden – Spielklang')
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('kurz@example.com')
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username webauthn')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
  })

  test(
    'registers an address by keyboard, once only, and confirms it by mail',
    { tag: '@journey' },
    async ({ page, context, shop, request, consoleErrors }) => {
      await open(page, '/anmelden')
      await page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible()
      await page.getByLabel('E-Mail-Adresse').focus()
      await page.keyboard.type('neu@example.com')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Nele')
      await page.keyboard.press('Tab')
      await page.keyboard.type('ein ganzer Satz')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: /^Bitte bestätige/ })).toBeFocused()
      await expect(page).toHaveTitle('Bitte bestätige deine E-Mail-Adresse – Spielklang')
      const link = await mailedLink(shop, 'neu@example.com')
      // Mail scanners open the links that they find.
      for (const method of ['HEAD', 'GET']) await request.fetch(link, { method })
      const other = await context.newPage()
      await open(other, link)
      await expectAccessible(other)
      await other.getByLabel('Passwort').focus()
      await other.keyboard.type('ein fremder Satz')
      await other.keyboard.press('Enter')
      await expect(other.getByRole('alert').filter({ hasText: 'stimmen nicht' })).toBeFocused()
      await other.getByLabel('Passwort').fill('ein ganzer Satz')
      await other.keyboard.press('Enter')
      await expectSignedIn(other)
      await expect(other.getByText('Bestätigt', { exact: true })).toBeVisible()
      // The tab in which the account was created continues by itself.
      await expectSignedIn(page)
      await other.close()

      await signOut(page)
      await open(page, '/anmelden?ansicht=registrieren')
      await page.getByLabel('E-Mail-Adresse').fill('neu@example.com')
      await page.getByLabel('Passwort').fill('ein anderer Satz')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: /^Bitte bestätige/ })).toBeFocused()
      const mails = async () => (await shop.mailsTo('neu@example.com')).join()
      await expect.poll(mails).toContain('Du hast schon ein Konto')
      await signIn(page, 'neu@example.com', 'ein anderer Satz')
      await expect(page.getByRole('alert').filter({ hasText: 'stimmen nicht' })).toBeFocused()
      forgive(consoleErrors)
    },
  )

  test('resets the password by e-mail, without revealing whether an address is known', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await open(page, '/anmelden')
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await expect(page).toHaveTitle('Passwort zurücksetzen – Spielklang')
    await page.getByLabel('E-Mail-Adresse').fill('unbekannt@example.com')
    await page.getByRole('button', { name: 'Link senden' }).click()
    await expect(page.getByRole('heading', { name: 'E-Mail ist unterwegs' })).toBeFocused()
    await expect(page).toHaveTitle('E-Mail ist unterwegs – Spielklang')
    // A user who mistyped the address goes back and asks for another mail.
    await page.getByRole('main').getByRole('link', { name: 'Anmelden', exact: true }).click()
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await expect(page.getByRole('heading', { name: 'Passwort zurücksetzen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Link senden' })).toBeVisible()
    await register(page, shop, 'vergesslich@example.com', 'ein alter Satz')
    await signOut(page)
    await open(page, '/anmelden?ansicht=passwort')
    await page.getByLabel('E-Mail-Adresse').fill('vergesslich@example.com')
    await page.getByRole('button', { name: 'Link senden' }).click()
    await expect(page.getByRole('heading', { name: 'E-Mail ist unterwegs' })).toBeFocused()
    const link = await mailedLink(shop, 'vergesslich@example.com', 'neues-passwort')
    await open(page, link)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('password123')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toHaveAccessibleDescription(/zu leicht/)
    await expectAccessible(page)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('ein neuer Satz')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Passwort gespeichert' })).toBeVisible()
    await signIn(page, 'vergesslich@example.com', 'ein neuer Satz')
    await expectSignedIn(page)
    await page.goto('about:blank')
    await open(page, link)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('noch ein Satz')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'gilt nicht mehr' })).toBeFocused()
    forgive(consoleErrors)
  })

  test('shows an error if the shop does not answer or cookies are blocked', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await page.route('**/api/session', (route) => route.abort())
    await signIn(page, CUSTOMER)
    const alert = page.getByRole('alert').filter({ hasText: 'Der Shop antwortet gerade nicht' })
    await expect(alert).toBeFocused()
    await page.unroute('**/api/session')
    // The response in a browser without cookies.
    await page.route('**/api/session', (route) => route.fulfill({ status: 204 }))
    await signIn(page, CUSTOMER)
    await expect(page.getByRole('alert').filter({ hasText: 'blockiert Cookies' })).toBeFocused()
    await page.getByRole('link', { name: 'Presets' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.request.get(`${shop.origin}/api/health`)).status()).toBe(200)
    forgive(consoleErrors)
  })
})
