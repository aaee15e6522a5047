import type { Browser, Page } from '@playwright/test'
import {
  addAccount,
  ADMIN,
  expectSignedIn,
  forgive,
  mailedLink,
  PASSWORD,
  register,
  signIn,
  test,
} from '../support/accounts'
import { placeOrder } from '../pages/place-order'
import type { Shop } from '../support/shop'
import { expect, expectAccessible, open } from '../support/test'

const staffPage = '/admin/mitarbeiter'

async function goToStaff(page: Page): Promise<void> {
  await signIn(page, ADMIN, PASSWORD, `/anmelden?zurueck=${staffPage}`)
  await expectSignedIn(page, staffPage)
}

/** Fills in the form by keyboard alone. */
async function invite(page: Page, email: string, role: string): Promise<void> {
  const field = page.getByLabel('E-Mail-Adresse', { exact: true })
  await field.focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Rolle', { exact: true })).toBeFocused()
  await page.keyboard.type(role)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Offene Einladungen', email)).toContainText(role)
  await expect(page.getByRole('heading', { name: 'Einladen' })).toBeFocused()
}

const rowOf = (page: Page, table: string, email: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: email })

/** Presses a button and the one of its question by keyboard. */
async function confirmByKeyboard(page: Page, name: RegExp | string, yes: string): Promise<void> {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: yes }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

/** Opens an invitation in a separate browser context, signs in, and accepts. */
async function accept(browser: Browser, shop: Shop, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' })
  const page = await context.newPage()
  await open(page, await mailedLink(shop, email, 'einladung'))
  await expect(page.getByRole('heading', { name: 'Mit welchem Konto?' })).toBeVisible()
  await expect(page).toHaveURL('/einladung')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expectSignedIn(page, '/einladung')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Einladung annehmen' }).press('Enter')
  await expect(page).toHaveURL('/admin/bestellungen')
  return page
}

const parts = (page: Page) =>
  page.getByRole('navigation', { name: 'Bereiche der Verwaltung' }).getByRole('link')

test.describe('the desk’s staff', () => {
  test(
    'an admin invites by keyboard, each role sees only its sections, and revoking takes effect at once',
    { tag: '@journey' },
    async ({ page, browser, shop, request, consoleErrors }) => {
      test.slow()
      const [helper, bookkeeper] = ['helferin@example.com', 'steuerbuero@example.com']
      for (const email of [helper, bookkeeper]) await addAccount(shop, email)
      const { orderId } = await placeOrder(request, shop.origin)
      await goToStaff(page)
      await expectAccessible(page)
      await invite(page, helper, 'Support')
      await invite(page, bookkeeper, 'Buchhaltung')

      const support = await accept(browser, shop, helper)
      await expect(parts(support)).toHaveText(['Bestellungen', 'Kunden', 'Postausgang'])
      const books = await accept(browser, shop, bookkeeper)
      await expect(parts(books)).toHaveText([
        'Bestellungen',
        'Zahlungsdienst',
        'Auszahlungen',
        'Verfahrensdokumentation',
      ])
      await expect(books.getByRole('heading', { name: 'Buchungen herunterladen' })).toBeVisible()
      await open(books, `/admin/bestellungen/${orderId}`)
      await expect(books.getByRole('heading', { level: 1 })).toContainText('SK-')
      await expect(books.getByRole('main').getByRole('button')).toHaveCount(0)
      await open(books, '/admin/auszahlungen')
      await expect(books.getByRole('main').getByRole('button')).toHaveCount(0)
      expect((await open(books, staffPage))?.status()).toBe(403)
      expect((await open(books, '/admin/kunden'))?.status()).toBe(403)
      await open(books, '/admin/bestellungen')

      await page.reload()
      await expect(rowOf(page, 'Menschen mit einer Rolle', bookkeeper)).toContainText('Buchhaltung')
      await confirmByKeyboard(page, `Buchhaltung nehmen: ${bookkeeper}`, 'Ja, Rolle nehmen')
      await expect(rowOf(page, 'Menschen mit einer Rolle', bookkeeper)).toHaveCount(0)
      expect((await books.request.get('/admin/bestellungen')).status()).toBe(401)
      await expect(books).toHaveURL(/anmelden/)
      await expect(parts(support)).toHaveCount(3)
      await support.context().close()
      await books.context().close()
      forgive(consoleErrors)
    },
  )

  test('an invitation is refused to other accounts, and after it was withdrawn', async ({
    page,
    browser,
    shop,
    consoleErrors,
  }) => {
    const email = 'doch-nicht@example.com'
    await goToStaff(page)
    await invite(page, email, 'Admin')
    const link = await mailedLink(shop, email, 'einladung')
    const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' })
    const other = await context.newPage()
    await register(other, shop, 'jemand-anders@example.com', 'ein ganzer Satz')
    // Link scanners press no buttons.
    for (const method of ['HEAD', 'GET'])
      expect((await other.request.fetch(link, { method })).ok()).toBe(true)
    await other.goto('about:blank')
    await open(other, link)
    await other.getByRole('button', { name: 'Einladung annehmen' }).click()
    const alert = other.getByRole('alert')
    await expect(alert.filter({ hasText: 'ging an eine andere Adresse' })).toBeVisible()
    await confirmByKeyboard(page, `Einladung zurücknehmen: ${email}`, 'Ja, zurücknehmen')
    await expect(
      page.getByText('Keine Einladung ist offen.').or(rowOf(page, 'Offene Einladungen', email)),
    ).toBeVisible()
    await expect(rowOf(page, 'Offene Einladungen', email)).toHaveCount(0)
    await other.getByRole('button', { name: 'Einladung annehmen' }).click()
    await expect(alert.filter({ hasText: 'gilt nicht mehr' })).toBeVisible()
    await context.close()
    forgive(consoleErrors)
  })
})
