import type { Browser, Page } from '@playwright/test'
import { ADMIN, openSession, register } from '../support/accounts'
import { fillCheckout } from '../pages/buy'
import { fill, fillApplication, fillPayout, sendApplication } from '../pages/partner-application'
import { downloaded, withPayoutShop } from '../pages/payout-shop'
import type { Shop } from '../support/shop'
import { expect, open } from '../support/test'

const test = withPayoutShop()
const EMAIL = 'lumi@example.com'
/** ms; the shop flags orders that follow a partner's link faster than a person can read. */
const HASTE_MS = 5000

/** Opens the partner's link as a new visitor. */
async function visit(browser: Browser, shop: Shop): Promise<{ page: Page; clickedAt: number }> {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' })
  const page = await context.newPage()
  const recorded = page.waitForResponse('**/api/affiliate/clicks')
  await page.goto('/presets?ref=lumi')
  expect((await recorded).ok()).toBe(true)
  return { page, clickedAt: Date.now() }
}

/** Buys by transfer. @returns the order's reference */
async function buy(page: Page, clickedAt: number, email: string): Promise<string> {
  await fillCheckout(page, email, 'Überweisung (Vorkasse)')
  await expect.poll(() => Date.now() - clickedAt).toBeGreaterThan(HASTE_MS)
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click()
  await expect(page).toHaveURL(/\/bestellung\/order_/)
  return page.getByText(/^SK-/).first().innerText()
}

async function confirm(desk: Page, reference: string): Promise<void> {
  await open(desk, '/admin/bestellungen?stand=offen')
  await desk.getByRole('button', { name: `Zahlung von ${reference} bestätigen` }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Zahlung ist da' }).click()
  await expect(desk.getByText(`Die Zahlung von ${reference} ist bestätigt.`)).toBeVisible()
}

test(
  'a partner applies, is accepted, sells and is paid out, and the payout is sent and returned',
  { tag: '@journey' },
  async ({ page, browser, shop }) => {
    test.slow()
    await register(page, shop, EMAIL, 'ein langer Satz')
    await open(page, '/partner')
    await fillApplication(page, 'LUMI')
    await sendApplication(page).click()
    await expect(page.getByRole('heading', { name: 'Deine Bewerbung ist eingegangen' })).toBeVisible()

    const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' })
    await openSession(context.request, shop, ADMIN)
    const desk = await context.newPage()
    await open(desk, '/admin/partner')
    await desk.getByRole('link', { name: 'Lumi spielt' }).click()
    await fill(desk, { Code: 'LUMI', 'Provision in Prozent': '10' })
    await desk.getByRole('button', { name: 'Bewerbung annehmen' }).click()
    await expect(desk.getByRole('heading', { name: 'Zahlen' })).toBeVisible()

    await open(page, '/partner')
    await page.getByRole('link', { name: 'Auszahlungsdaten eintragen' }).click()
    await fillPayout(page)
    await page.getByRole('button', { name: 'Auszahlungsdaten speichern' }).click()
    await expect(page.getByText('DE89 … 3000')).toBeVisible()

    const first = await visit(browser, shop)
    await confirm(desk, await buy(first.page, first.clickedAt, 'kundin@example.com'))

    await open(desk, '/admin/partner?suche=lumi')
    await desk.getByRole('link', { name: 'LUMI' }).click()
    await fill(desk, { 'Provision in Prozent': '20' })
    await desk.getByRole('button', { name: 'Änderungen speichern' }).click()
    await expect(desk.getByText('Die Änderungen sind gespeichert.')).toBeVisible()
    const second = await visit(browser, shop)
    await confirm(desk, await buy(second.page, second.clickedAt, 'kunde@example.com'))

    // A tenth of 7,90 € is 79 cents, a fifth 1,58 €.
    await open(page, '/partner?bereich=zahlen')
    await expect(page.getByRole('region', { name: 'Zahlen' })).toContainText('2,37')
    await open(page, '/partner?bereich=verkaeufe')
    const sales = page.getByRole('region', { name: 'Verkäufe' })
    await expect(sales.getByRole('row').filter({ hasText: '0,79' })).toBeVisible()
    await expect(sales.getByRole('row').filter({ hasText: '1,58' })).toBeVisible()

    const next = desk.getByRole('region', { name: 'Nächste Auszahlung' })
    // Tasks release them after the payments.
    await expect(async () => {
      await open(desk, '/admin/auszahlungen')
      await expect(next.getByText(/^Ein Partner bekommt zusammen 2,37\s€\.$/)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await next.getByRole('button', { name: 'Auszahlen' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Jetzt auszahlen' }).dblclick()
    await expect(next.getByText('Niemand bekommt etwas.')).toBeVisible()
    const bankFile = await downloaded(desk, /^Bankdatei vom/)
    expect(bankFile).toContain('<CtrlSum>2.37</CtrlSum>')
    expect(bankFile).toContain('DE89370400440532013000')

    await desk.getByRole('link', { name: /einzeln ansehen$/ }).click()
    const row = desk.getByRole('row').filter({ hasText: 'LUMI' })
    expect(await downloaded(desk, /^TG-\d{4}-000001$/)).toMatch(/^%PDF-1/)
    await desk.getByRole('button', { name: 'Alle als gesendet melden' }).click()
    await desk.getByRole('button', { name: 'Ja, alles gesendet' }).click()
    await expect(row.getByText('Gesendet', { exact: true })).toBeVisible()
    await open(page, '/partner?bereich=guthaben')
    const ledger = page.getByRole('table', { name: 'Buchungen' })
    await expect(ledger.getByRole('row').filter({ hasText: 'Auszahlung' })).toContainText('-2,37')
    await expect
      .poll(async () => (await shop.mailsTo(EMAIL)).join('\n'))
      .toMatch(/Gutschrift TG-\d{4}-000001/)

    await row.getByRole('button', { name: /Als zurückgekommen melden$/ }).click()
    await desk.getByRole('button', { name: 'Ja, zurückgekommen' }).click()
    await expect(row.getByText('Zurückgekommen', { exact: true })).toBeVisible()
    await expect(next.getByText(/^Ein Partner bekommt zusammen 2,37\s€\.$/)).toBeVisible()
    await expect.poll(() => shop.audit()).toEqual([])
  },
)
