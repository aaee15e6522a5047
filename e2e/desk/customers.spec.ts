import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ADMIN, CUSTOMER, expectSignedIn, forgive, PASSWORD, signIn, SUPPORT } from '../support/accounts'
import { orderBody, placeOrder } from '../pages/place-order'
import { SERVER_SECRET } from '../support/shop'
import { expect, expectAccessible, open, undisturbedTest as test } from '../support/test'

const headers = { authorization: `Bearer ${SERVER_SECRET}` }

async function openCustomers(page: Page, email: string): Promise<void> {
  await signIn(page, email, PASSWORD, '/anmelden?zurueck=/admin/kunden')
  await expectSignedIn(page, '/admin/kunden')
}

async function find(page: Page, email: string): Promise<void> {
  await page.getByLabel('Kunde suchen').fill(email)
  await page.getByRole('button', { name: 'Seite öffnen' }).click()
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('customers', () => {
  test('are found by their full e-mail address, which never appears in the URL', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const email = 'Treue@example.com'
    const place = () => placeOrder(request, shop.origin, { body: { ...orderBody, email }, headers })
    await shop.confirm((await place()).orderId)
    const { orderId } = await place()
    await openCustomers(page, SUPPORT)
    const row = part(page, 'Kunden').getByRole('row').filter({ hasText: email })
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('cell').first()).toHaveText('2')
    await expect(row).toContainText('7,90 €')

    await find(page, 'niemand@example.com')
    await expect(page.getByText('weder eine Bestellung noch ein Konto')).toBeVisible()
    forgive(consoleErrors)
    await find(page, email.toLowerCase())
    await expect(page).toHaveURL(`/admin/kunden/${orderId}`)
    await expect(page.getByRole('heading', { name: email, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Verwaltung – Kunde – Spielklang')
    await expect(part(page, 'Bestellungen').getByRole('row')).toHaveCount(3)
    await expect(page.getByText('Unter dieser Adresse gibt es kein Konto.')).toBeVisible()

    await page.getByRole('button', { name: 'Links erneut senden' }).click()
    await expect(page.getByText('Die Mail mit den Links ist unterwegs.')).toBeVisible()
    const links = async () => (await shop.mailsTo(email)).filter((mail) => mail.includes(orderId)).length
    await expect.poll(links).toBeGreaterThan(1)
    for (const name of ['Mailadresse berichtigen', 'Löschen auf Wunsch', 'Überall abmelden'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test('get a corrected address for all orders, and both addresses are notified', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const [wrong, right] = ['verschrieben@example.com', 'gemeint@example.com']
    const place = () => placeOrder(request, shop.origin, { body: { ...orderBody, email: wrong }, headers })
    const [one, other] = [await place(), await place()]
    await shop.confirm(one.orderId)
    await openCustomers(page, ADMIN)
    await find(page, wrong)
    await page.getByRole('button', { name: 'Mailadresse berichtigen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Richtige E-Mail-Adresse').fill('gemeint')
    await dialog.getByRole('button', { name: 'Adresse berichtigen' }).click()
    await expect(dialog.getByText('Bitte eine gültige E-Mail-Adresse eingeben')).toBeVisible()
    forgive(consoleErrors)
    await dialog.getByLabel('Richtige E-Mail-Adresse').fill(right)
    await dialog.getByRole('button', { name: 'Adresse berichtigen' }).dblclick()
    await expect(page.getByRole('heading', { name: right, level: 1 })).toBeVisible()
    await expect(part(page, 'Bestellungen').getByRole('row')).toHaveCount(3)
    for (const { orderId } of [one, other]) expect(await shop.data(`orders/${orderId}/email`)).toBe(right)
    const about = async (address: string) =>
      (await shop.mailsTo(address)).filter((mail) => mail.includes('neue Mailadresse')).length
    await expect.poll(() => about(wrong)).toBe(1)
    await expect.poll(() => about(right)).toBe(1)
  })

  test(
    'are deleted on request, after the desk was shown what is kept and until when',
    { tag: '@journey' },
    async ({ page, shop, request }) => {
      const email = 'vergessen@example.com'
      const place = () => placeOrder(request, shop.origin, { body: { ...orderBody, email }, headers })
      const [paid, cancelled] = [await place(), await place()]
      await shop.confirm(paid.orderId)
      await shop.cancel(cancelled.orderId)
      await openCustomers(page, ADMIN)
      await find(page, email)

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Auskunft (DSGVO) herunterladen' }).click(),
      ])
      const copy: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
      const ordered = [paid.orderId, cancelled.orderId].map((id) => expect.objectContaining({ id }))
      expect(copy).toMatchObject({
        email,
        account: null,
        unreadable: [],
        orders: expect.arrayContaining(ordered),
      })

      await page.getByRole('button', { name: 'Löschen auf Wunsch' }).click()
      const dialog = page.getByRole('dialog')
      await expect(
        dialog.getByText(/^Bis 31\.12\.\d{4}: SK-.* mit Adresse, Rechnung und Zahlung/),
      ).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Jetzt löschen' }).dblclick()
      await expect(page).toHaveURL('/admin/kunden')
      expect(await shop.data(`orders/${cancelled.orderId}/emailLower`)).toBeNull()
      expect(await shop.data(`orders/${paid.orderId}/email`)).toBe(email)
      await find(page, email)
      await expect(page.getByText('Hat verlangt, gelöscht zu werden.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Löschen auf Wunsch' })).toHaveCount(0)
      await open(page, '/admin/protokoll')
      await expect(page.getByText('auf Wunsch des Käufers an der Bestellung')).toHaveCount(2)
    },
  )

  test('are signed out on all their devices', async ({ page, browser, shop }) => {
    const elsewhere = await (await browser.newContext({ baseURL: shop.origin })).newPage()
    await signIn(elsewhere, CUSTOMER)
    await expectSignedIn(elsewhere)
    await openCustomers(page, ADMIN)
    await find(page, CUSTOMER)
    await expect(part(page, 'Kundenkonto').getByText('Zuletzt angemeldet')).toBeVisible()
    await expect(part(page, 'Kundenkonto').getByText(/Chrome.*, seit /)).toBeVisible()
    await page.getByRole('button', { name: 'Überall abmelden' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Überall abmelden' }).click()
    await expect(page.getByText('Das Konto ist überall abgemeldet.')).toBeVisible()
    await expect(elsewhere).toHaveURL(/\/anmelden/)
    await elsewhere.context().close()
  })
})
