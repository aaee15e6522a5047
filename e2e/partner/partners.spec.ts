import type { Page } from '@playwright/test'
import { CUSTOMER, openSession, register, setConfirmed, test } from '../support/accounts'
import { openDesk } from '../pages/open-as'
import { fill, fillApplication, sendApplication as send } from '../pages/partner-application'
import { expect, expectAccessible, open } from '../support/test'

const PASSWORD = 'ein langer Satz'
const NARROW = { width: 360, height: 780 }

const main = (page: Page) => page.getByRole('main')

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test.use({ viewport: NARROW })

test('a customer verifies the address, applies, answers a question, and is accepted', async ({
  page,
  browser,
  request,
  shop,
  consoleErrors,
}) => {
  test.slow()
  const email = 'lumi@example.com'
  await register(page, shop, email, PASSWORD)
  await setConfirmed(shop, email, false)
  await open(page, '/partner')
  await expect(main(page).getByRole('heading', { name: 'Bitte bestätige zuerst' })).toBeVisible()
  await expect(send(page)).toHaveCount(0)
  await setConfirmed(shop, email, true)

  await open(page, '/partner')
  await expect(main(page).getByText('30 Tage nach der Zahlung')).toBeVisible()
  await expect(main(page).getByText('Ab 25,00 €')).toBeVisible()
  await send(page).click()
  await expect(page.getByLabel('Öffentlicher Name')).toBeFocused()
  const summary = main(page).getByRole('alert').filter({ hasText: 'Das stimmt noch nicht' })
  await expect(summary.getByRole('link')).toHaveText([
    'Öffentlicher Name',
    'Kanal oder Seite',
    'Wunschcode',
    'Bedingungen des Partnerprogramms',
    'Abrechnung mit Gutschriften',
  ])
  await summary.getByRole('link', { name: 'Wunschcode' }).click()
  await expect(page.getByLabel('Wunschcode')).toBeFocused()
  await fillApplication(page, 'Lümi')
  await fill(page, { 'Kanal oder Seite': 'mein Kanal' })
  await send(page).click()
  await expect(page.getByLabel('Kanal oder Seite')).toBeFocused()
  await expect(page.getByLabel('Kanal oder Seite')).toHaveAccessibleDescription(/vollständige Webadresse/)
  await expect(page.getByLabel('Wunschcode')).toHaveAccessibleDescription(/ohne Umlaute/)
  await expect(page.getByLabel('Öffentlicher Name')).toHaveValue('Lumi spielt')
  await fill(page, { 'Kanal oder Seite': 'twitch.tv/lumi' })
  await fill(page, { Wunschcode: 'nova10' })
  await send(page).click()
  await expect(page.getByLabel('Wunschcode')).toHaveAccessibleDescription(/gehört schon einem Partner/)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await fill(page, { Wunschcode: 'LUMI' })
  await send(page).dblclick()
  await expect(main(page).getByRole('heading', { name: 'Deine Bewerbung ist eingegangen' })).toBeVisible()
  await expectAccessible(page)
  consoleErrors.splice(0)

  const desk = await openDesk(browser, shop, '/admin', NARROW)
  await desk.getByRole('button', { name: 'Menü' }).click()
  await desk.getByRole('link', { name: /^Partner\s*1$/ }).click()
  await desk.getByRole('link', { name: 'Lumi spielt' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Lumi spielt' })).toBeVisible()
  await expectAccessible(desk)
  await expectNoOverflow(desk)
  await desk.getByText('Rückfrage stellen').click()
  await desk.getByLabel('Ihre Frage').fill('Wie oft senden Sie?')
  await desk.getByRole('button', { name: 'Frage senden' }).click()
  await expect(desk.getByText('Rückfrage läuft')).toBeVisible()

  await open(page, '/partner')
  await expect(main(page).getByText('Wie oft senden Sie?')).toBeVisible()
  await expect(page.getByLabel('Wunschcode')).toHaveValue('LUMI')
  await fill(page, { 'Öffentlicher Name': 'Lumi spielt täglich' })
  await page.getByLabel(/^Ich stimme den Bedingungen/).check()
  await page.getByLabel(/mit Gutschriften abrechnet/).check()
  await send(page).click()
  await expect(main(page).getByRole('heading', { name: 'Deine Bewerbung ist eingegangen' })).toBeVisible()

  await open(desk, '/admin/partner')
  await desk.getByRole('link', { name: 'Lumi spielt täglich' }).click()
  await desk.getByLabel('Code', { exact: true }).fill('LUMI')
  await desk.getByLabel('Provision in Prozent').fill('12,5')
  await desk.getByLabel('Rabatt für Käufer in Prozent').fill('5')
  await desk.getByRole('button', { name: 'Bewerbung annehmen' }).dblclick()
  await expect(desk.getByRole('heading', { name: 'Zahlen' })).toBeVisible()
  await expectAccessible(desk)
  await expectNoOverflow(desk)

  await open(page, '/partner')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Partnerbereich')
  await expect(page.getByLabel('Partnerlink')).toHaveValue(/ref=LUMI/)
  const answer = await request.get('/api/discounts/lumi')
  expect(await answer.json()).toEqual({ code: 'LUMI', percent: 5 })
  for (const kind of ['received', 'question', 'approved'])
    await expect.poll(async () => JSON.stringify(await shop.data('mails'))).toContain(`application-${kind}`)

  await desk.getByLabel('Provision in Prozent').fill('20')
  await desk.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(desk.getByText('Die Änderungen sind gespeichert.')).toBeVisible()
  await desk.getByText('Guthaben korrigieren').click()
  await desk.getByLabel('Betrag in Euro').fill('12,50')
  await desk.getByLabel('Wozu').fill('Willkommen')
  await desk.getByRole('button', { name: 'Korrektur buchen' }).dblclick()
  await expect(desk.getByRole('region', { name: 'Kontobuch' }).getByText('12,50 €')).toHaveCount(1)
  await desk.getByRole('button', { name: 'Deaktivieren' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Deaktivieren', exact: true }).click()
  await expect(desk.getByRole('button', { name: 'Aktivieren', exact: true })).toBeVisible()
  expect((await request.get('/api/discounts/lumi')).status()).toBe(422)
  await desk.context().close()
})

test('a rejected application shows the reason', async ({ page, browser, shop, consoleErrors }) => {
  await openSession(page.request, shop, CUSTOMER)
  await open(page, '/partner')
  await fillApplication(page, 'KIM2')
  await send(page).click()
  await expect(main(page).getByRole('heading', { name: 'Deine Bewerbung ist eingegangen' })).toBeVisible()
  consoleErrors.splice(0)

  const desk = await openDesk(browser, shop, '/admin/partner/sample-customer', NARROW)
  await desk.getByText('Ablehnen', { exact: true }).click()
  await desk.getByLabel('Ihr Grund').fill('Ihre Seite gibt es nicht.')
  await desk.getByRole('button', { name: 'Bewerbung ablehnen' }).click()
  await expect(desk.getByText('Abgelehnt', { exact: true })).toBeVisible()
  await desk.context().close()

  await open(page, '/partner')
  await expect(main(page).getByText('Ihre Seite gibt es nicht.')).toBeVisible()
  await expect(send(page)).toHaveCount(0)
})

test('the desk finds partners by the start of code, name or address, and reports broken records', async ({
  browser,
  shop,
}) => {
  await shop.write({ 'affiliateUsers/uid-kaputt': { uid: 7 } })
  const desk = await openDesk(browser, shop, '/admin/partner', NARROW)
  await expect(main(desk).getByText(/uid-kaputt/)).toBeVisible()
  const search = async (text: string) => {
    await desk.getByRole('searchbox', { name: 'Partner suchen' }).fill(text)
    await desk.getByRole('button', { name: 'Suchen' }).click()
    await expect(desk).toHaveURL(new RegExp(`suche=${encodeURIComponent(text)}`))
  }
  await search('NOV')
  await expect(main(desk).getByRole('link', { name: 'NOVA10' })).toBeVisible()
  await expect(main(desk).getByRole('link', { name: 'pixel' })).toHaveCount(0)
  await search('pixel@')
  await expect(main(desk).getByRole('link', { name: 'pixel' })).toBeVisible()
  await search('niemand')
  await expect(main(desk).getByText('Niemand beginnt so')).toBeVisible()
  await open(desk, '/admin/partner/uid-kaputt')
  await expect(main(desk).getByText('Dieser Eintrag ist beschädigt')).toBeVisible()
  await shop.write({ 'affiliateUsers/uid-kaputt': null })
  await desk.context().close()
})

test('a partner accepts new terms and changes the payout data', async ({ page, shop }) => {
  await openSession(page.request, shop, 'partner@spielklang.example')
  await open(page, '/partner')
  await page.getByRole('button', { name: 'Bedingungen zustimmen' }).click()
  await expect(page.getByText('Du hast den Bedingungen zugestimmt.')).toBeVisible()
  await open(page, '/partner?bereich=auszahlung')
  await expect(page.getByText(/^Version vom/)).toBeVisible()
  await fill(page, {
    'Inhaber des Kontos': 'Nora Vandal',
    IBAN: 'DE89370400440532013000',
    'Straße und Hausnummer': 'Ring 2',
    Postleitzahl: '1010',
    Ort: 'Wien',
  })
  await page.getByLabel('Steuerlicher Stand').selectOption('small-business')
  await page.getByLabel('Steuernummer').fill('21/815/08150')
  await main(page).getByRole('button', { name: 'Auszahlungsdaten speichern' }).click()
  await expect(main(page).getByText('DE89 … 3000')).toBeVisible()
  await expectAccessible(page)
})
