import type { Page } from '@playwright/test'
import { ADMIN, expectSignedIn, forgive, PASSWORD, signIn, SUPPORT, test } from '../support/accounts'
import { orderBody, placeOrder } from '../pages/place-order'
import { SERVER_SECRET } from '../support/shop'
import { expect, expectAccessible, open } from '../support/test'

const headers = { authorization: `Bearer ${SERVER_SECRET}` }

async function openDesk(page: Page, email: string): Promise<void> {
  await signIn(page, email, PASSWORD, '/anmelden?zurueck=/admin/bestellungen')
  await expectSignedIn(page, '/admin/bestellungen')
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Bestellung suchen').fill(text)
  await page.getByRole('button', { name: 'Suchen' }).click()
}

test.describe('desk', () => {
  test(
    'an order is found by reference, address and amount, confirmed, annotated and mailed again',
    { tag: '@journey' },
    async ({ page, shop, request }) => {
      const email = 'Findus@example.com'
      const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email }, headers })
      const reference = String(await shop.data(`orders/${orderId}/reference`))

      await openDesk(page, ADMIN)
      const row = part(page, 'Bestellungen').getByRole('row').filter({ hasText: email })
      for (const text of [
        reference.toLowerCase().replaceAll('-', ' '),
        reference.slice(3).replace('-', ''),
      ]) {
        await search(page, text)
        await expect(page).toHaveURL(/suche=/)
        await expect(part(page, 'Bestellungen').getByRole('row')).toHaveCount(2)
        await expect(row).toBeVisible()
      }
      await search(page, email.toLowerCase())
      await expect(row).toBeVisible()
      await search(page, '7,90')
      await expect(row).toBeVisible()
      await search(page, '7,91')
      await expect(page.getByText('Keine Bestellung gefunden')).toBeVisible()
      await page.getByRole('link', { name: 'Suche leeren' }).click()
      await row.getByRole('link', { name: reference }).click()

      await expect(page).toHaveTitle(`Verwaltung – Bestellung ${reference} – Spielklang`)
      const timeline = part(page, 'Verlauf')
      await expect(timeline.getByText('Bestellt für 7,90 €')).toBeVisible()
      await page.getByRole('button', { name: `Zahlung von ${reference} bestätigen` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Zahlung ist da' }).dblclick()
      await expect(timeline.getByText('Bezahlt: 7,90 €')).toBeVisible()
      await expect(timeline.getByText('Zahlung bestätigt')).toHaveCount(1)
      await expect(timeline.getByText('durch Admin Alex Admin')).not.toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Was Sie tun können' })).toBeFocused()

      await page.getByLabel('Notiz zur Bestellung').fill('Hat angerufen.\nRuft wieder an.')
      await page.getByRole('button', { name: 'Notiz speichern' }).click()
      await expect(page.getByText('Die Notiz ist gespeichert.')).toBeVisible()
      await expect(timeline.getByText('Notiz geändert')).toBeVisible()
      expect(await shop.data(`orders/${orderId}/note`)).toBe('Hat angerufen.\nRuft wieder an.')

      await expect.poll(async () => (await shop.mailsTo(email)).length).toBe(2)
      await page.reload()
      await page.getByRole('button', { name: /^Bestellung bestätigt vom .* erneut senden$/ }).dblclick()
      await expect(part(page, 'E-Mails').getByText('Noch einmal gesendet')).toBeVisible()
      await expect.poll(async () => (await shop.mailsTo(email)).length).toBe(3)
      await page.reload()
      await expect(part(page, 'E-Mails').getByRole('button', { name: /erneut senden$/ })).toHaveCount(2)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    },
  )

  test('new orders appear in the list, and its tabs count them', async ({ page, shop, request }) => {
    await openDesk(page, ADMIN)
    const tab = part(page, 'Bestellungen').getByRole('link', { name: /^Offen/ })
    const countOf = async () => Number(((await tab.textContent()) ?? '').replaceAll(/\D/g, ''))
    const before = await countOf()
    const email = 'eben-gerade@example.com'
    const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email }, headers })
    const row = part(page, 'Bestellungen').getByRole('row').filter({ hasText: email })
    await expect(row.getByText('Offen')).toBeVisible()
    expect(await countOf()).toBe(before + 1)
    await shop.cancel(orderId)
    await expect(row.getByText('Storniert')).toBeVisible()
    expect(await countOf()).toBe(before)
  })

  test('orders can be sorted oldest first, by state, overall and in a search', async ({
    page,
    shop,
    request,
  }) => {
    const place = (email: string) =>
      placeOrder(request, shop.origin, { body: { ...orderBody, email }, headers })
    const { orderId } = await place('folge-erste@example.com')
    await place('folge-zweite@example.com')
    await place('folge-dritte@example.com')
    await openDesk(page, ADMIN)
    const list = part(page, 'Bestellungen')
    await list.getByRole('link', { name: /^Offen/ }).click()
    await expect(page).toHaveURL(/stand=offen/)
    await expect(list.getByRole('row').nth(1)).toContainText('folge-dritte@example.com')
    await list.getByRole('link', { name: 'Älteste zuerst' }).click()
    await expect(page).toHaveURL(/stand=offen&folge=aelteste/)
    await expect(list.getByRole('link', { name: 'Älteste zuerst' })).toHaveAttribute('aria-current', 'page')
    for (const orders of ['stand=offen&', '']) {
      await open(page, `/admin/bestellungen?${orders}folge=aelteste&nach=${orderId}`)
      await expect(list.getByRole('row').nth(1)).toContainText('folge-zweite@example.com')
      await expect(list.getByRole('row').nth(2)).toContainText('folge-dritte@example.com')
      await expect(list.getByRole('link', { name: 'Älteste Bestellungen' })).toBeVisible()
    }

    const again = await place('folge-erste@example.com')
    await open(page, '/admin/bestellungen?suche=folge-erste@example.com')
    const found = list.getByRole('row').nth(1).getByRole('link').first()
    await expect(found).toHaveAttribute('href', new RegExp(again.orderId))
    await list.getByRole('link', { name: 'Älteste zuerst' }).click()
    await expect(page).toHaveURL(/suche=.+&folge=aelteste/)
    await expect(found).toHaveAttribute('href', new RegExp(orderId))
  })

  test('orders are filtered by preset, day and payment within a state, and the filter is cleared', async ({
    page,
    shop,
    request,
  }) => {
    const body = { ...orderBody, email: 'eingrenzen@example.com' }
    const { orderId } = await placeOrder(request, shop.origin, { body, headers })
    await openDesk(page, ADMIN)
    const list = part(page, 'Bestellungen')
    await list.getByRole('link', { name: /^Offen/ }).click()
    await expect(page).toHaveURL(/stand=offen/)
    await list.getByText('Bestellungen eingrenzen').click()
    const form = list.getByRole('search', { name: 'Bestellungen eingrenzen' })
    await form.getByLabel('Zahlungsart').selectOption('Überweisung (Vorkasse)')
    await form.getByRole('button', { name: 'Eingrenzen' }).click()
    await expect(page).toHaveURL(/stand=offen.*zahlung=ueberweisung/)
    await expect(list.getByRole('row').nth(1).getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(orderId),
    )
    await form.getByLabel('Preset').fill('gibt es nicht')
    await form.getByRole('button', { name: 'Eingrenzen' }).click()
    await expect(list.getByText('Keine Bestellung passt zu allem, was Sie gewählt haben.')).toBeVisible()
    await form.getByLabel('Preset').fill('')
    await form.getByLabel('Bestellt am').fill('2020-01-01')
    await form.getByRole('button', { name: 'Eingrenzen' }).click()
    await expect(list.getByText('Keine Bestellung passt zu allem, was Sie gewählt haben.')).toBeVisible()
    await form.getByRole('link', { name: 'Alle zeigen' }).click()
    await expect(page).toHaveURL(/\?stand=offen(#|$)/)
    await expect(list.getByText('eingrenzen@example.com').first()).toBeVisible()
  })

  test('the bookings of a range of days are downloaded', async ({ page, shop, request }) => {
    const { orderId } = await placeOrder(request, shop.origin, { headers })
    await shop.confirm(orderId)
    await openDesk(page, ADMIN)
    await page.getByLabel('Erster Tag').fill('2999-01-01')
    await page.getByRole('button', { name: 'CSV herunterladen' }).click()
    await expect(page.getByText('der letzte darf nicht vor dem ersten liegen')).toBeVisible()
    await page.getByLabel('Erster Tag').fill('2020-01-01')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV herunterladen' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^spielklang-bestellungen-2020-01-01-\d{4}-\d\d-\d\d\.csv$/)
  })

  test(
    'support sees orders, notes and mails, and nothing that moves money',
    { tag: '@journey' },
    async ({ page, shop, request, consoleErrors }) => {
      const email = 'hilfe@example.com'
      const body = { ...orderBody, email }
      const cookie = 'affiliate=NOVA10'
      const { orderId } = await placeOrder(request, shop.origin, { body, headers: { ...headers, cookie } })
      const reference = String(await shop.data(`orders/${orderId}/reference`))

      await openDesk(page, SUPPORT)
      await page.goto('/admin/bestellungen?partner=PIXEL')
      await expect(page.getByLabel('Code des Partners')).toHaveCount(0)
      const desk = page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })
      await expect(desk.getByRole('link')).toHaveText(['Bestellungen', 'Kunden', 'Postausgang'])
      await expect(part(page, 'Bestellungen').getByRole('columnheader', { name: 'Aktionen' })).toHaveCount(0)
      await page.getByRole('link', { name: reference }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bestellung ${reference}`)
      await expect(page.getByRole('button', { name: /bestätigen|stornieren|erstatten/i })).toHaveCount(0)
      expect(await page.content()).not.toContain('NOVA10')
      await expect(page.getByRole('main')).not.toContainText('Provision')
      await page.getByLabel('Notiz zur Bestellung').fill('Von der Hilfe.')
      await page.getByRole('button', { name: 'Notiz speichern' }).click()
      await expect(part(page, 'Verlauf').getByText('durch Support Sina Support')).toBeVisible()
      await expectAccessible(page)

      const posted = await page.evaluate(
        async (path) => (await fetch(path, { method: 'POST', body: '{}' })).status,
        `/api/admin/orders/${orderId}/confirm`,
      )
      expect(posted).toBe(403)
      await open(page, '/admin/postausgang')
      await expect(part(page, 'E-Mails')).toBeVisible()
      await expect(page.getByText('Liegen gebliebene Aufgaben')).toHaveCount(0)
      await open(page, '/admin')
      await expect(page).toHaveURL('/admin/bestellungen')
      for (const address of ['/admin/zahlungen', '/admin/partner', '/admin/protokoll'])
        expect((await page.goto(address))?.status(), address).toBe(403)
      forgive(consoleErrors)
    },
  )
})
