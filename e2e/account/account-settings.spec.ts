import {
  accountEntry,
  CUSTOMER,
  expectSignedIn,
  forgive,
  PASSWORD,
  register,
  signIn,
  signOut,
  test,
} from '../support/accounts'
import { expect, expectAccessible, open } from '../support/test'

test.describe('the account’s settings', () => {
  test('change the name, and show it in every open tab', async ({ page, context, shop, consoleErrors }) => {
    await register(page, shop, 'name@example.com', 'heißt bald anders')
    const tab = await context.newPage()
    await open(tab, '/presets')
    const change = page.getByText('Name ändern', { exact: true })
    await change.focus()
    await page.keyboard.press('Enter')
    const field = page.getByLabel('Neuer Name')
    await field.fill('Nele\u202E!')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/keine Steuerzeichen/)
    await expectAccessible(page)
    forgive(consoleErrors)
    await field.fill('Nele Neu')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Dein Name ist gespeichert.' })).toBeVisible()
    await expect(change).toBeFocused()
    await expect(field).toBeHidden()
    await expect(page.getByRole('region', { name: 'Profil' }).getByText('Nele Neu')).toBeVisible()
    for (const shown of [page, tab]) await expect(accountEntry(shown)).toHaveText('Nele Neu')
  })

  test('change the password if the current one is given, and sign out all other devices', async ({
    page,
    browser,
    shop,
    consoleErrors,
  }) => {
    const [email, before, after] = ['schluessel@example.com', 'ein alter Schlüssel', 'ein neuer Schlüssel']
    await register(page, shop, email, before)
    const elsewhere = await browser.newContext({ baseURL: shop.origin })
    const other = await elsewhere.newPage()
    await signIn(other, email, before)
    await expectSignedIn(other)

    const change = page.getByText('Passwort ändern', { exact: true })
    await change.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('auf allen anderen wirst du abgemeldet')).toBeVisible()
    const [current, next] = [page.getByLabel('Bisheriges Passwort'), page.getByLabel('Neues Passwort')]
    await current.fill('falsch geraten')
    await page.keyboard.press('Enter')
    await expect(next).toBeFocused()
    await expect(next).toHaveAccessibleDescription(/Bitte gib/)
    await next.fill(after)
    await page.keyboard.press('Enter')
    await expect(current).toBeFocused()
    await expect(current).toHaveAccessibleDescription(/stimmt nicht/)
    await expectAccessible(page)
    forgive(consoleErrors)

    await current.fill(before)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Dein Passwort ist geändert.' })).toBeVisible()
    await expect(change).toBeFocused()
    expect((await page.request.get('/api/account')).status()).toBe(200)
    expect((await other.request.get('/api/account')).status()).toBe(401)
    await elsewhere.close()
    await page.reload()
    await signOut(page)
    await signIn(page, email, before)
    await expect(page.getByRole('alert').filter({ hasText: 'stimmen nicht' })).toBeFocused()
    forgive(consoleErrors)
    await signIn(page, email, after)
    await expectSignedIn(page)
  })

  test('keep previews of future features folded', async ({ page, shop }) => {
    await register(page, shop, 'vorschau@example.com', 'schaut nach vorn')
    const team = page.getByRole('heading', { name: 'Team' })
    await expect(team).toBeHidden()
    await page.getByText('Vorschau: Team und Abrechnung').click()
    await expect(team).toBeVisible()
    await expect(page.getByText('3 Plätze, alle frei')).toBeVisible()
    await expectAccessible(page)
  })

  test('ask visitors to sign in first, and lead back afterwards', async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const answer = await open(page, '/konto')
    expect(answer?.status()).toBe(401)
    await expect(page.getByRole('heading', { name: 'Bitte anmelden' })).toBeVisible()
    await expect(page).toHaveTitle('Bitte anmelden – Spielklang')
    forgive(consoleErrors)
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL('/anmelden?zurueck=%2Fkonto')
    await signIn(page, CUSTOMER, PASSWORD, page.url())
    await expectSignedIn(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })
})
