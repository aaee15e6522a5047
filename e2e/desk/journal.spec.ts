import type { Page } from '@playwright/test'
import { ADMIN, expectSignedIn, openSession, PASSWORD, signIn, SUPPORT, test } from '../support/accounts'
import { placeOrder } from '../pages/place-order'
import { expect, expectAccessible, open } from '../support/test'

let at = Date.now()
/** A mail can be resent once per attempt, so every test has its own. */
let mailId = ''
const to = 'protokoll@example.com'

const entries = (page: Page) => page.getByRole('region', { name: 'Protokoll' }).locator('ol > li')

test.describe('journal', () => {
  test.beforeEach(async ({ shop }) => {
    at += 1
    mailId = `mail_${at}_journaljournaljo`
    const mail = { id: mailId, to, template: 'own-orders', status: 'failed', tries: 1, at }
    await shop.write({ [`mails/${mailId}`]: mail })
  })
  test.afterEach(async ({ shop }) => {
    await shop.write({ [`mails/${mailId}`]: null })
    await shop.write({ 'settings/turboMode': false })
  })

  test('says who changed a setting and resent a mail, with the values before and after', async ({ page }) => {
    await signIn(page, ADMIN, PASSWORD, '/anmelden?zurueck=/admin')
    await expectSignedIn(page, '/admin')
    const turbo = page.getByRole('switch', { name: /Turbo/ })
    await expect(turbo).not.toBeChecked()
    await turbo.click()
    await expect(turbo).toBeChecked()
    await page.getByRole('link', { name: /^Postausgang/ }).click()
    const mail = page.getByRole('region', { name: 'E-Mails' }).getByRole('row').filter({ hasText: to })
    await mail.getByRole('button', { name: /noch einmal senden$/ }).click()
    await expect(mail).toHaveCount(0)

    await page.getByRole('link', { name: 'Protokoll' }).click()
    await expect(page).toHaveTitle('Verwaltung – Protokoll – Spielklang')
    const setting = entries(page).filter({ hasText: 'Alex Admin hat die Einstellungen geändert.' }).first()
    await expect(setting).toContainText(/Turbo-Modus: aus →\s+wird zu\s+an/)
    // A mail of this kind is deleted once it is sent, so only the end of its id is left to name it.
    const retried = entries(page)
      .filter({
        hasText: `Alex Admin hat die E-Mail „Eigene Bestellungen“ noch einmal gesendet (…${mailId.slice(-6)}).`,
      })
      .first()
    await expect(retried).toContainText(/Stand: abgelehnt →\s+wird zu\s+wartet/)
    await expectAccessible(page)

    await page.getByLabel('Vorgang').selectOption('Einstellungen geändert')
    await page.getByRole('button', { name: 'Filtern' }).click()
    await expect(page).toHaveURL(/was=settings-changed/)
    await expect(retried).toHaveCount(0)
    await setting.getByRole('link', { name: 'Alex Admin' }).click()
    await expect(page.getByText('Nur von Alex Admin.')).toBeVisible()
    await expect(setting).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Alles zeigen' }).click()
    await expect(retried).toBeVisible()
  })

  test('shows what the command line has done, and names unreadable entries', async ({ page, shop }) => {
    await shop.command('commands/data.ts', 'set', 'settings/turboMode', 'true')
    const key = `journal_${at}_brokenbrokenbrok`
    await shop.write({ [`journal/${key}`]: { actor: 'nobody' } })
    await openSession(page.request, shop, ADMIN)
    await page.goto('/admin/protokoll')
    const entry = entries(page).filter({ hasText: 'settings/turboMode' }).first()
    await expect(entry).toContainText('Die Befehlszeile hat einen Wert geschrieben: settings/turboMode.')
    await expect(entry).toContainText(/Turbo-Modus: aus →\s+wird zu\s+an/)
    await expect(page.getByText(key)).toBeVisible()
    await entry.getByRole('link', { name: 'Alles zu settings/turboMode' }).click()
    await expect(page.getByText('Nur zu settings/turboMode.')).toBeVisible()
    await expect(entry).toBeVisible()
  })

  test('shows new entries live', async ({ page, shop }) => {
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin/protokoll?wozu=settings/turboMode')
    const before = await entries(page).count()
    await shop.command('commands/data.ts', 'set', 'settings/turboMode', 'true')
    await expect(entries(page)).toHaveCount(before + 1)
  })

  test('support can resend buyers’ mails, but no others, and does not see the journal or payouts', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    const toBuyer = 'kaufend@example.com'
    const { orderId } = await placeOrder(page.request, shop.origin)
    const about = { id: `${mailId.slice(0, -1)}k`, to: toBuyer, template: 'order-received', orderId }
    await shop.write({ [`mails/${about.id}`]: { ...about, status: 'failed', tries: 1, at } })
    await signIn(page, SUPPORT, PASSWORD, '/anmelden?zurueck=/admin/postausgang')
    await expectSignedIn(page, '/admin/postausgang')
    const parts = page.getByRole('navigation', { name: 'Bereiche der Verwaltung' }).getByRole('link')
    await expect(parts.filter({ hasNotText: /Postausgang|Bestellungen|Kunden/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /Aufgaben/ })).toHaveCount(0)
    const rows = page.getByRole('region', { name: 'E-Mails' }).getByRole('row')
    await expect(rows.filter({ hasText: to })).toBeVisible()
    await expect(rows.filter({ hasText: to }).getByRole('button')).toHaveCount(0)
    const mail = rows.filter({ hasText: toBuyer })
    await mail.getByRole('button', { name: /noch einmal senden$/ }).click()
    await expect(mail).toHaveCount(0)
    await expectAccessible(page)
    for (const address of ['/admin/protokoll', '/admin/auszahlungen'])
      expect((await page.goto(address))?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist nicht für dieses Konto')
    expect(consoleErrors.splice(0).filter((text) => !/403/.test(text))).toEqual([])

    await openSession(page.request, shop, ADMIN)
    await page.goto(`/admin/protokoll?was=mail-retried&wozu=orders/${orderId}`)
    await expect(entries(page).first()).toContainText('Sina Support')
  })
})
