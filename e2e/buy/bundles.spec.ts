import type { Page } from '@playwright/test'
import { z } from 'zod'
import { fillForm, unfoldData } from '../pages/buy'
import { openDesk } from '../pages/open-as'
import { button, expect, expectAccessible, open, test } from '../support/test'

const ID = 'alle-shooter'
const NAME = 'Alle Shooter'
const PRESETS = 9
const EMAIL = 'paket@example.com'
const NARROW = { width: 360, height: 740 }

/** A bundle in the catalogue. */
const offered = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Mehrere zusammen' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

const orderSchema = z.object({
  total: z.number(),
  bundles: z.record(z.string(), z.object({ name: z.string(), price: z.number() })),
})

test.describe('bundles', () => {
  test(
    'a visitor buys one at its price, and the order names it',
    { tag: '@journey' },
    async ({ page, shop }) => {
      await open(page, '/presets')
      const bundle = offered(page, NAME)
      await expect(bundle).toContainText('36,90')
      await expect(
        bundle.getByRole('list', { name: `Presets im Paket ${NAME}` }).getByRole('listitem'),
      ).toHaveCount(PRESETS)
      await bundle.getByRole('button', { name: 'Paket nehmen' }).press('Enter')
      const toCart = bundle.getByRole('link', { name: 'Zum Warenkorb' })
      await expect(toCart).toBeFocused()
      await toCart.press('Enter')
      await expect(page).toHaveURL('/warenkorb')
      const lines = page.getByRole('list', { name: 'Presets im Warenkorb' }).getByRole('listitem')
      await expect(lines).toHaveCount(PRESETS)
      await expect(page.getByText(`Paketpreis „${NAME}“`)).toBeVisible()
      await expect(page.getByText(/^Gesamtsumme\s*36,90/)).toBeVisible()
      await lines
        .first()
        .getByRole('button', { name: /entfernen$/ })
        .click()
      await expect(page.getByText(`Paketpreis „${NAME}“`)).toHaveCount(0)
      await button(page, 'Rückgängig').click()
      await expect(page.getByText(/^Gesamtsumme\s*36,90/)).toBeVisible()

      await fillForm(page, EMAIL, 'Überweisung (Vorkasse)')
      await expect(page.getByText(`Paketpreis „${NAME}“`)).toBeVisible()
      await button(page, 'Zahlungspflichtig bestellen').click()
      await expect(page).toHaveURL(/\/bestellung\/order_\d{13}_[a-z0-9]{16}\?token=/)
      const shares = page.getByText(`Anteil am Paket „${NAME}“`)
      await expect(shares).toHaveCount(PRESETS)
      await expect(page.getByRole('row', { name: /Gesamtsumme 36,90/ })).toBeVisible()

      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await shop.confirm(orderId)
      await expect(page.getByRole('status').filter({ hasText: 'Bezahlt' })).toBeVisible()
      await unfoldData(page)
      await expect(shares).toHaveCount(PRESETS)
      const order = orderSchema.parse(await shop.data(`orders/${orderId}`))
      expect(order).toEqual({ total: 3690, bundles: { [ID]: { name: NAME, price: 3690 } } })
    },
  )

  test.describe('at the desk', () => {
    test.afterEach(async ({ shop }) => {
      await shop.write({ [`bundles/${ID}/price`]: 3690, 'bundles/kurven-und-takte': null })
    })

    test('get a new price, which the catalogue shows, and a stale save by another admin is refused', async ({
      page: visitor,
      browser,
      shop,
    }) => {
      const desk = await openDesk(browser, shop, '/admin/pakete')
      await expect(desk).toHaveTitle('Verwaltung – Pakete – Spielklang')
      const row = desk.getByRole('row').filter({ hasText: NAME })
      await expect(row).toContainText('36,90')
      await expect(row).toContainText('Im Verkauf')
      await row.getByRole('link', { name: NAME }).click()
      await expect(desk).toHaveURL(`/admin/pakete/${ID}`)
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText(NAME)
      const later = await openDesk(browser, shop, `/admin/pakete/${ID}`)

      const price = desk.getByLabel('Preis in Euro')
      await price.fill('99')
      await expect(desk.getByText('Das ist nicht weniger als einzeln.')).toBeVisible()
      await button(desk, 'Paket speichern').click()
      await expect(price).toBeFocused()
      await expect(price).toHaveAccessibleDescription(/Einzeln kosten diese Presets zusammen/)
      await price.fill('19,90')
      await expect(desk.getByText(/^9 gewählt, einzeln zusammen .+ Das Paket spart/)).toBeVisible()
      await price.press('Enter')
      await expect(desk.getByText('Das Paket ist gespeichert.')).toBeVisible()
      await expect(price).toHaveValue(/^19,90/)
      expect(await shop.data(`bundles/${ID}/price`)).toBe(1990)
      await expect(async () => {
        await visitor.goto('/presets')
        await expect(offered(visitor, NAME)).toContainText('19,90', { timeout: 1000 })
      }).toPass()

      await later.getByLabel('Preis in Euro').fill('15')
      await button(later, 'Paket speichern').click()
      await expect(later.getByRole('alert').filter({ hasText: 'inzwischen geändert' })).toBeFocused()
      expect(await shop.data(`bundles/${ID}/price`)).toBe(1990)

      await open(desk, '/admin/protokoll')
      const entry = desk
        .getByRole('region', { name: 'Protokoll' })
        .locator('ol > li')
        .filter({ hasText: `Alex Admin hat das Paket ${NAME} geändert.` })
        .first()
      await expect(entry).toContainText(/Preis: 36,90.€ →\s+wird zu\s+19,90/)
      await entry.getByRole('link', { name: NAME, exact: true }).click()
      await expect(desk).toHaveURL(`/admin/pakete/${ID}`)
    })

    test('are added by keyboard on a small screen, and withdrawn from sale again', async ({
      page: visitor,
      browser,
      shop,
    }) => {
      const name = 'Kurven und Takte'
      const desk = await openDesk(browser, shop, '/admin/pakete', NARROW)
      await button(desk, 'Paket anlegen').press('Enter')
      await expect(desk.getByLabel('Name', { exact: true })).toBeFocused()
      await expect(desk.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/fehlt/)
      await expect(desk.getByText('Bitte 2 bis 50 Presets wählen, jedes einmal.')).toBeVisible()
      await expectAccessible(desk)
      await desk.getByLabel('Name', { exact: true }).fill(name)
      await desk.getByLabel('Kurztext').fill('Zum Fahren und zum Schlagen.')
      await desk.getByRole('checkbox', { name: /^Kurvengrip/ }).press('Space')
      await desk.getByRole('checkbox', { name: /^Taktgeber/ }).press('Space')
      await desk.getByLabel('Preis in Euro').fill('9,90')
      await expect(desk.getByText(/^2 gewählt, einzeln zusammen 10,80.+ Das Paket spart 0,90/)).toBeVisible()
      await desk.getByLabel('Preis in Euro').press('Enter')
      await expect(desk.getByText('Das Paket ist angelegt.')).toBeVisible()
      await expect(desk.getByRole('heading', { name: 'Paket anlegen' })).toBeFocused()
      await expect(desk.getByText('Noch kein Preset gewählt.')).toBeVisible()
      await expect(async () => {
        await visitor.goto('/presets')
        await expect(offered(visitor, name)).toContainText('9,90', { timeout: 1000 })
      }).toPass()

      await desk.getByRole('row').filter({ hasText: name }).getByRole('link', { name }).press('Enter')
      await expect(desk).toHaveURL('/admin/pakete/kurven-und-takte')
      await desk.getByLabel('Im Shop verkaufen').press('Space')
      await button(desk, 'Paket speichern').press('Enter')
      await expect(desk.getByText('Das Paket ist gespeichert.')).toBeVisible()
      await expect(desk.getByText('Nicht im Verkauf', { exact: true })).toBeVisible()
      await expectAccessible(desk)
      await expect(async () => {
        await visitor.goto('/presets')
        await expect(offered(visitor, NAME)).toBeVisible({ timeout: 1000 })
        await expect(offered(visitor, name)).toHaveCount(0, { timeout: 1000 })
      }).toPass()
    })
  })
})
