import type { Page } from '@playwright/test'
import { placeOrder } from '../pages/place-order'
import { ADMIN, forgive, openSession } from '../support/accounts'
import type { Shop } from '../support/shop'
import { expect, expectAccessible, open, undisturbedTest as test } from '../support/test'

const FIELDS = {
  'Name oder Firma': 'Klangwerk Nord',
  'Inhaber oder Vertretung': 'Ida Petersen',
  'Straße und Hausnummer': 'Am Hafen 7',
  Postleitzahl: '24103',
  Ort: 'Kiel',
  'E-Mail': 'post@klangwerk-nord.de',
  Telefon: '+49 431 9001122',
  'Umsatzsteuer-Identifikationsnummer': 'DE136695976',
  Kontoinhaber: 'Ida Petersen',
  IBAN: 'DE89 3704 0044 0532 0130 00',
  'Name der Bank': 'Hafenbank',
}
const WRONG_IBAN = 'Diese IBAN stimmt nicht. Bitte jede Stelle prüfen; möglich sind Konten im SEPA-Raum.'
const TRIAL = 'Der Shop ist noch nicht eröffnet: Alles hier ist eine Probe.'
const NO_VAT = 'nach § 19 UStG wird keine Umsatzsteuer berechnet'

const form = (page: Page) => page.getByRole('region', { name: 'Ihre Angaben' })
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label, exact: true })
const save = (page: Page) => form(page).getByRole('button', { name: 'Angaben speichern' })
const saved = (page: Page) => page.getByText('Ihre Angaben sind gespeichert.')

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value)
}

async function openDesk(page: Page, shop: Shop): Promise<void> {
  await openSession(page.request, shop, ADMIN)
  await open(page, '/admin/einrichten')
}

test.describe('the checklist for opening', () => {
  test.afterEach(({ shop }) => shop.write({ 'setup/owner': null, 'setup/opened': null }))

  test('the desk says what is missing', async ({ page, shop }) => {
    await openSession(page.request, shop, ADMIN)
    await page.goto('/admin')
    await expect(
      page.getByText(/noch nicht bereit zum Öffnen\. \d Punkte fehlen: Ihre Angaben, /),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Weiter zu „Bereit zum Öffnen?“' }).click()
    const list = page.getByRole('region', { name: 'Bereit zum Öffnen?' })
    await expect(list.getByText(/Punkte fehlen noch/)).toBeVisible()
    await expect(list.getByText(/Noch Beispiel: Firma, .* und Bankverbindung\./)).toBeVisible()
    await expect(list.getByText(/Es fehlt ein Mailserver/)).toBeVisible()
    await expect(list.getByText(/wenn etwas auf Sie wartet\./)).toBeVisible()
  })

  test(
    'an admin fills in the owner’s details, with errors at their fields, for the Impressum',
    { tag: '@journey' },
    async ({ page, shop, consoleErrors }) => {
      await openDesk(page, shop)
      await expect(form(page).getByText('Noch das Beispiel.').first()).toBeVisible()
      await fill(page, { ...FIELDS, IBAN: 'DE88 3704 0044 0532 0130 00', Telefon: '0431 9001122' })
      await save(page).click()
      await expect(field(page, 'Telefon')).toBeFocused()
      await expect(field(page, 'IBAN')).toHaveAccessibleDescription(
        new RegExp(WRONG_IBAN.replaceAll('.', '\\.')),
      )
      await expect(field(page, 'Ort')).toHaveValue('Kiel')
      forgive(consoleErrors)
      await expectAccessible(page)

      await fill(page, FIELDS)
      await save(page).click()
      await expect(saved(page)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Ihre Angaben' })).toBeFocused()
      await expect(form(page).getByText('Noch das Beispiel.')).toHaveCount(0)
      await expect(field(page, 'IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00')
      const imprint = await (await page.request.get('/impressum')).text()
      expect(imprint).toContain('Klangwerk Nord')
      expect(imprint).toContain('Am Hafen 7')
      expect(imprint).not.toMatch(/Musterfirma|Musterdaten/)
      await page.goto('/admin/protokoll')
      const entry = page
        .getByRole('region', { name: 'Protokoll' })
        .getByRole('listitem')
        .filter({ hasText: 'Alex Admin hat die Angaben zum Anbieter geändert.' })
        .first()
      await expect(entry).toContainText(/Straße: Musterstraße 1 →\s+wird zu\s+Am Hafen 7/)
      await expect(entry).toContainText('DE89…3000')
    },
  )

  test('all is a trial until the shop is opened, which empties it and begins at 1', async ({
    page,
    shop,
  }) => {
    const buy = async () => {
      const { orderId } = await placeOrder(page.request, shop.origin)
      await shop.confirm(orderId)
      await expect.poll(() => shop.data(`orders/${orderId}/invoice`)).not.toBeNull()
      return orderId
    }
    // Other tests may have left mails.
    const { length: former } = await shop.mailsTo('kundin@example.com')
    const confirmations = async () =>
      (await shop.mailsTo('kundin@example.com')).slice(former).filter((mail) => mail.includes('bezahlt'))
    expect(await shop.data(`orders/${await buy()}/invoice`)).toMatch(/^T-/)
    await expect.poll(confirmations).toHaveLength(1)
    expect((await confirmations())[0]).toMatch(/^Probe: /)
    await openDesk(page, shop)
    for (const address of ['/admin', '/admin/bestellungen', '/admin/presets', '/admin/einrichten']) {
      await open(page, address)
      await expect(page.getByText(TRIAL)).toBeVisible()
    }
    await expect(page.getByText(/sobald Ihre eigenen Angaben gespeichert sind/)).toBeVisible()
    await fill(page, FIELDS)
    await save(page).click()
    await expect(saved(page)).toBeVisible()

    await page.getByRole('button', { name: 'Shop eröffnen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Den Shop eröffnen?' })
    // Other tests may have left orders.
    await expect(dialog).toContainText(
      /Das wird gelöscht, .*(?:die eine Bestellung|alle \d+ Bestellungen), Rechnungen, .*Stimmen/,
    )
    await expect(dialog).toContainText(/Es bleiben: Presets und Pakete, .*Partner mit ihren Vereinbarungen/)
    expect(await shop.data('orders')).not.toBeNull()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Eröffnen' }).dblclick()
    await expect(page.getByText(/Eröffnet am \d/)).toBeVisible()
    await expect(page.getByText(TRIAL)).toHaveCount(0)
    for (const gone of ['orders', 'invoices', 'mails']) expect(await shop.data(gone)).toBeNull()
    await page.goto('/admin/protokoll')
    await expect(
      page.getByText('Alex Admin hat den Shop eröffnet; alle Probedaten sind gelöscht.'),
    ).toHaveCount(1)

    const year = new Date().getFullYear()
    expect(await shop.data(`orders/${await buy()}/invoice`)).toBe(`R-${year}-000001`)
    await expect.poll(confirmations).toHaveLength(2)
    expect((await confirmations())[1]).not.toMatch(/^Probe: /)
    expect(await shop.audit()).toEqual([])
  })

  test('§ 19 changes the note beside every price, but not that of an order placed before', async ({
    page,
    shop,
  }) => {
    const { orderId, accessToken } = await placeOrder(page.request, shop.origin)
    await openDesk(page, shop)
    await form(page).getByRole('combobox', { name: 'Umsatzsteuer' }).selectOption('Keine (§ 19 UStG)')
    await expect(form(page).getByText(`Bei jedem Preis steht „Endpreis; ${NO_VAT}“`)).toBeVisible()
    await expect(field(page, 'Steuersatz in Prozent')).toHaveCount(0)
    const changes = Number(await shop.data('setup/ownerChanges'))
    await save(page).dblclick()
    await expect(saved(page)).toBeVisible()
    expect(await shop.data('setup/ownerChanges')).toBe(changes + 1)

    await open(page, '/presets')
    await expect(page.getByText(`Alle Preise sind Endpreise; ${NO_VAT}.`)).toBeVisible()
    await page.goto(`/bestellung/${orderId}?token=${accessToken}`)
    await expect(page.getByRole('table', { name: 'Bestellte Presets' })).toContainText('inkl. MwSt.')
    await expect(page.getByText(NO_VAT)).toHaveCount(0)
  })

  test('a stale form overwrites nothing, and keeps what was typed', async ({
    page,
    shop,
    context,
    consoleErrors,
  }) => {
    await openDesk(page, shop)
    const other = await context.newPage()
    await open(other, '/admin/einrichten')
    await fill(page, { Ort: 'Kiel' })
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await fill(other, { Ort: 'Lübeck' })
    await save(other).click()
    await expect(form(other).getByRole('alert')).toContainText('Jemand hat diese Angaben inzwischen geändert')
    await expect(field(other, 'Ort')).toHaveValue('Lübeck')
    expect(await shop.data('setup/owner/city')).toBe('Kiel')
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
  })
})
