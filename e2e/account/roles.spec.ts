import type { Page } from '@playwright/test'
import { z } from 'zod'
import {
  ACCOUNTING,
  accountEntry,
  ADMIN,
  CUSTOMER,
  expectSignedIn,
  forgetSession,
  forgive,
  PARTNER,
  PASSWORD,
  register,
  signIn,
  SUPPORT,
  takeRoles,
  test,
} from '../support/accounts'
import { orderBody, placeOrder } from '../pages/place-order'
import type { Shop } from '../support/shop'
import { expect, expectAccessible, open } from '../support/test'

/** Texts only admins may see. */
const secrets = /Turbo-Modus|kundin@example\.com|NOVA10/

/** Makes a new account an admin, which ends its session. */
async function registerAdmin(page: Page, shop: Shop, email: string, password: string): Promise<void> {
  await register(page, shop, email, password)
  await shop.command('commands/accounts.ts', 'grant-admin', email)
  await expect(page).toHaveURL(/anmelden/)
}

/** Signs in, coming from the admin page. */
async function goToAdmin(page: Page, email: string, password: string): Promise<void> {
  await signIn(page, email, password, '/anmelden?zurueck=/admin')
  await expectSignedIn(page, '/admin')
}

test.describe('roles', () => {
  test('only admins can open the admin page', async ({ page, shop, request, consoleErrors }) => {
    const { orderId } = await placeOrder(request, shop.origin)
    const refuses = async (status: number, heading: string) => {
      const answer = await page.goto('/admin')
      expect(answer?.status()).toBe(status)
      expect(await answer?.text()).not.toMatch(secrets)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(`${heading} – Spielklang`)
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
      expect(await page.content()).not.toMatch(secrets)
    }
    await refuses(401, 'Bitte anmelden')
    for (const email of [CUSTOMER, PARTNER]) {
      await signIn(page, email, PASSWORD, '/anmelden?zurueck=/presets')
      await expectSignedIn(page, '/presets')
      await refuses(403, 'Diese Seite ist nicht für dieses Konto')
      const answer = await page.evaluate(
        async (path) => (await fetch(path, { method: 'POST', body: '{}' })).status,
        `/api/admin/orders/${orderId}/confirm`,
      )
      expect(answer).toBe(403)
      await forgetSession(page)
    }
    forgive(consoleErrors)
  })

  test('the account menu lists what the role may open, and signs out', async ({ page, consoleErrors }) => {
    const own = {
      [CUSTOMER]: ['Konto', 'Bestellungen'],
      [PARTNER]: ['Konto', 'Bestellungen', 'Partnerbereich'],
      [SUPPORT]: ['Konto', 'Bestellungen', 'Verwaltung'],
      [ACCOUNTING]: ['Konto', 'Bestellungen', 'Verwaltung'],
      [ADMIN]: ['Konto', 'Bestellungen', 'Verwaltung'],
    }
    for (const [email, places] of Object.entries(own)) {
      await signIn(page, email, PASSWORD, '/anmelden?zurueck=/presets')
      await expectSignedIn(page, '/presets')
      await accountEntry(page).getByRole('button').click()
      const menu = page.getByRole('banner')
      await expect(menu.getByRole('listitem').getByRole('listitem')).toHaveText(places)
      await expectAccessible(page)
      await page.getByRole('main').click({ position: { x: 1, y: 1 } })
      await expect(menu.getByText(email)).toHaveCount(0)
      await accountEntry(page).getByRole('button').click()
      await menu.getByRole('link', { name: places.at(-1) ?? '', exact: true }).click()
      await page.waitForURL(({ pathname }) => pathname !== '/presets')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await accountEntry(page).getByRole('button').click()
      await menu.getByRole('button', { name: 'Abmelden' }).click()
      await expect(page).toHaveURL(/\/anmelden/)
      await expect(accountEntry(page)).toHaveText('Anmelden')
    }
    // From a prefetch that is under way when the session ends.
    forgive(consoleErrors)
  })

  test(
    'an admin switches settings, and confirms and cancels orders by keyboard',
    { tag: '@journey' },
    async ({ page, shop, request }) => {
      const paid = await placeOrder(request, shop.origin, {
        body: { ...orderBody, email: 'tasten-zahlung@example.com' },
      })
      const cancelled = await placeOrder(request, shop.origin, {
        body: { ...orderBody, email: 'tasten-storno@example.com' },
      })
      await signIn(page, ADMIN, PASSWORD, '/anmelden?zurueck=/admin')
      await expectSignedIn(page, '/admin')

      const turbo = page.getByRole('switch', { name: 'Turbo-Modus' })
      await expect(turbo).not.toBeChecked()
      await turbo.focus()
      await page.keyboard.press('Space')
      await expect(turbo).toBeChecked()
      await expect.poll(() => shop.data('settings/turboMode')).toBe(true)
      await page.keyboard.press('Space')
      await expect.poll(() => shop.data('settings/turboMode')).toBe(false)

      const parts = page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })
      await parts.getByRole('link', { name: 'Bestellungen', exact: true }).click()
      await expect(page).toHaveURL('/admin/bestellungen')
      const row = (email: string) => page.getByRole('row').filter({ hasText: email })
      const act = async (email: string, action: RegExp, yes: string) => {
        await row(email).getByRole('button', { name: action }).focus()
        await page.keyboard.press('Enter')
        await page.getByRole('dialog').getByRole('button', { name: yes }).focus()
        await page.keyboard.press('Enter')
      }
      await act('tasten-zahlung@example.com', /^Zahlung von SK-.* bestätigen$/, 'Zahlung ist da')
      await expect(row('tasten-zahlung@example.com').getByText('Bezahlt')).toBeVisible()
      await expect(row('tasten-zahlung@example.com').getByText(/^SK-/)).toBeFocused()
      await act('tasten-storno@example.com', /^SK-.* stornieren$/, 'Ja, stornieren')
      await expect(row('tasten-storno@example.com').getByText('Storniert')).toBeVisible()
      expect(await shop.data(`orders/${paid.orderId}/status`)).toBe('paid')
      expect(await shop.data(`orders/${cancelled.orderId}/status`)).toBe('cancelled')
    },
  )

  test('a revoked role ends at once, on an open page too', async ({ page, context, shop, consoleErrors }) => {
    const [email, password] = ['vertretung@example.com', 'nur für den Urlaub']
    await registerAdmin(page, shop, email, password)
    await goToAdmin(page, email, password)
    const address = '/api/admin/settings'
    const change = { data: { turboMode: false }, headers: { origin: shop.origin } }
    expect((await context.request.put(address, change)).status()).toBe(204)
    await shop.command('commands/accounts.ts', 'revoke-admin', email)
    await expect(page).toHaveURL('/anmelden?zurueck=%2Fadmin')
    expect((await context.request.put(address, change)).status()).toBe(401)
    expect((await context.request.get('/admin')).status()).toBe(401)
    await goToAdmin(page, email, password)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist nicht für dieses Konto')
    expect((await context.request.put(address, change)).status()).toBe(403)
    forgive(consoleErrors)
  })

  test('open pages refuse the next action and the next visit once the role is gone', async ({
    page,
    context,
    shop,
    request,
    consoleErrors,
  }) => {
    const [email, password] = ['aushilfe@example.com', 'nur für heute']
    await placeOrder(request, shop.origin, { body: { ...orderBody, email } })
    await registerAdmin(page, shop, email, password)
    await goToAdmin(page, email, password)
    const orders = await context.newPage()
    await open(orders, '/admin/bestellungen')
    const { uid } = z.object({ uid: z.string() }).parse(await (await page.request.get('/api/account')).json())
    await takeRoles(shop, uid)

    const refusal = 'Dafür fehlt die Berechtigung.'
    const turbo = page.getByRole('switch', { name: 'Turbo-Modus' })
    await turbo.click()
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
    await expect(turbo).not.toBeChecked()
    await orders
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('button', { name: /stornieren$/ })
      .click()
    const dialog = orders.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Ja, stornieren' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(refusal)
    await expectAccessible(orders)
    expect((await page.reload())?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist nicht für dieses Konto')
    forgive(consoleErrors)
  })
})
