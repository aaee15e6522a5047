import type { Page } from '@playwright/test'
import { ADMIN, expectSignedIn, openSession, PASSWORD, signIn, SUPPORT, test } from '../support/accounts'
import { mailOf } from '../pages/open-screen'
import { orderBody, placeOrder } from '../pages/place-order'
import { SERVER_SECRET } from '../support/shop'
import { expect, expectAccessible, open } from '../support/test'

const headers = { authorization: `Bearer ${SERVER_SECRET}` }
const SEARCH = 'In der Verwaltung suchen'

const parts = (page: Page) => page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })
const hits = (page: Page) => page.getByRole('group', { name: 'Gefunden' })

test.describe('the frame of the desk', () => {
  test('shows grouped sections and a way back, without the shop’s header and footer', async ({
    page,
    shop,
  }) => {
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin')
    await expect(page.getByRole('link', { name: 'Warenkorb' })).toHaveCount(0)
    await expect(parts(page).getByRole('list')).toHaveCount(6)
    for (const group of ['Verkauf', 'Katalog', 'Partner', 'Menschen', 'Betrieb'])
      await expect(parts(page).getByRole('list', { name: group, exact: true })).toBeVisible()
    await parts(page).getByRole('link', { name: 'Protokoll' }).click()
    await expect(page).toHaveURL('/admin/protokoll')
    await expect(parts(page).locator('[aria-current=page]')).toHaveText('Protokoll')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protokoll')
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(100)
    await page.getByRole('link', { name: 'Zum Shop' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })).toBeVisible()
  })

  test('fits a low window on a page with little content', async ({ page, shop }) => {
    await openSession(page.request, shop, ADMIN)
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(page, '/admin/protokoll?wer=niemand')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720)
    // Its menu scrolls by itself.
    const last = parts(page).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })

  test('shows the first order on a phone without scrolling, and the sections in a menu', async ({
    page,
    shop,
    request,
  }) => {
    const { orderId } = await placeOrder(request, shop.origin, { headers })
    const reference = String(await shop.data(`orders/${orderId}/reference`))
    await openSession(page.request, shop, ADMIN)
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/admin/bestellungen')
    const row = page.getByRole('row').filter({ hasText: reference })
    await expect(row.getByText('Offen')).toBeInViewport({ ratio: 1 })
    await expect(row.getByRole('button', { name: /bestätigen$/ })).toBeInViewport({ ratio: 1 })
    await expect(parts(page)).toBeHidden()
    const menu = page.getByRole('button', { name: 'Menü' })
    await menu.press('Enter')
    await expect(parts(page).getByRole('link', { name: 'Bestellungen' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(parts(page)).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.press('Enter')
    await parts(page).getByRole('link', { name: 'Auszahlungen' }).click()
    await expect(page).toHaveURL('/admin/auszahlungen')
    await expect(parts(page)).toBeHidden()
  })

  test('finds orders, people, partners and presets in one search, by keyboard', async ({
    page,
    shop,
    request,
  }) => {
    const email = 'eine-suche@example.com'
    const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email }, headers })
    const reference = String(await shop.data(`orders/${orderId}/reference`))
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin')
    const field = page.getByLabel(SEARCH)
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(field).toHaveValue('a/b')
    await page.keyboard.press('Escape')
    await expect(field).not.toBeFocused()
    await page.keyboard.press('/')
    await page.keyboard.type('nova1')
    await expect(hits(page).getByRole('list', { name: 'Partner' }).getByRole('link')).toHaveText(/NOVA10/)
    await field.fill('stille')
    await expect(hits(page).getByRole('list', { name: 'Presets' })).toContainText('Stille Sohle')
    await expectAccessible(page)
    await field.fill(email)
    await expect(hits(page).getByRole('list', { name: 'Menschen' })).toContainText('ohne Kundenkonto')
    await expect(hits(page).getByRole('list', { name: 'Bestellungen' })).toContainText(reference)
    await page.keyboard.press('ArrowDown')
    await expect(hits(page).getByRole('link', { name: reference })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/admin/bestellungen/${orderId}`)

    await page.keyboard.press('/')
    await page.keyboard.type(reference.toLowerCase())
    await expect(hits(page).getByRole('link', { name: reference })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/admin/bestellungen/${orderId}`)
    await page.keyboard.press('/')
    await page.keyboard.type('7,90')
    await page.getByRole('link', { name: 'In allen Bestellungen suchen' }).click()
    await expect(page).toHaveURL(/suche=7%2C90/)
    await page.getByLabel('Bestellung suchen').press('/')
    await expect(page.getByLabel('Bestellung suchen')).toBeFocused()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('its search finds orders', async ({ page, shop, request }) => {
      const email = 'ohne-skript@example.com'
      await placeOrder(request, shop.origin, { body: { ...orderBody, email }, headers })
      await openSession(page.request, shop, ADMIN)
      await page.goto('/admin/protokoll')
      await page.getByLabel(SEARCH).fill(email)
      await page.getByLabel(SEARCH).press('Enter')
      await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
    })
  })

  test('support starts on the orders, finds only buyers, and can read their mails', async ({
    page,
    shop,
    request,
  }) => {
    const email = 'gelesen@example.com'
    const { orderId } = await placeOrder(request, shop.origin, { body: { ...orderBody, email }, headers })
    const reference = String(await shop.data(`orders/${orderId}/reference`))
    await signIn(page, SUPPORT, PASSWORD, '/anmelden?zurueck=/admin')
    await expectSignedIn(page, '/admin/bestellungen')
    const answer = await page.request.get('/api/admin/search?q=nova')
    expect(await answer.json()).toEqual({ orders: [], people: [], partners: [], presets: [] })
    await page.getByLabel(SEARCH).fill(email)
    await hits(page).getByRole('link', { name: reference }).click()
    await page.getByRole('link', { name: 'Bestellung eingegangen' }).click()
    await expect(page).toHaveURL(`/admin/postausgang/${await mailOf(shop, orderId)}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
    await expect(page.getByRole('main')).toContainText(email)
    await expect(page.getByRole('region', { name: 'Text' })).toContainText('/bestellung/')
    expect(await page.content()).not.toContain('token=')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zur Bestellung' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/bestellungen/${orderId}`))
  })
})
