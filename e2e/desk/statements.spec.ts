import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { camtFile, type SampleBooking } from '@/lib/statements/testing/sample-files'
import { ADMIN, forgive, openSession, test } from '../support/accounts'
import { orderBody, placeOrder } from '../pages/place-order'
import { expectFits } from '../support/expect-fits'
import { expect, open } from '../support/test'

const orderSchema = z.object({ reference: z.string(), status: z.string() })

/** Places an order; `view` reads what its buyer sees. */
async function awaitedOrder(request: APIRequestContext, origin: string) {
  const { orderId, accessToken, total } = await placeOrder(request, origin, { body: orderBody })
  const view = async () => {
    const answer = await request.get(`${origin}/api/orders/${orderId}?token=${accessToken}`)
    return orderSchema.parse(await answer.json())
  }
  const { reference } = await view()
  return { orderId, reference, total, view }
}

/** Drops a statement and waits until the shop has listed its contents. */
async function drop(page: Page, name: string, bookings: SampleBooking[]): Promise<void> {
  const file = { name, mimeType: 'application/xml', buffer: Buffer.from(camtFile(bookings)) }
  await page.getByLabel('Kontoauszug', { exact: true }).setInputFiles(file)
  await expect(page.getByText(name, { exact: true }).last()).toBeVisible()
}

const read = (page: Page) => page.getByRole('status').filter({ hasText: 'Schon bekannt' })

test(
  'a statement is uploaded and confirmed, and changes nothing the second time, at any width',
  { tag: '@journey' },
  async ({ page, shop, request, consoleErrors }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const day = new Date().toISOString().slice(0, 10)
    const sure = await awaitedOrder(request, shop.origin)
    const doubtful = await awaitedOrder(request, shop.origin)
    const bookings = [
      { amount: sure.total, purpose: sure.reference, name: 'Anna Sicher', day },
      { amount: doubtful.total + 100, purpose: doubtful.reference, name: 'Bert Mehr', day },
      { amount: 12_345, purpose: 'Gutschrift', name: 'Cora Fremd', day },
    ]
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin/zahlungen')
    const beside = await page.context().newPage()
    await open(beside, '/admin/zahlungen')
    await drop(page, 'auszug.xml', bookings)
    await expect(beside.getByRole('row').filter({ hasText: 'Anna Sicher' })).toBeVisible()
    await beside.close()
    await expect(read(page)).toContainText('Sicher1Zweifelhaft1Ohne Bestellung1Schon bekannt0')

    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect(row('Anna Sicher').getByRole('checkbox')).toBeChecked()
    await expectFits(page)
    await page.getByRole('button', { name: 'Zahlung bestätigen' }).click()
    await expect(page.getByText('Eine Zahlung ist bestätigt.')).toBeVisible()
    await expect(row('Anna Sicher')).toHaveCount(0)
    expect(await sure.view()).toMatchObject({ status: 'paid' })

    const tab = (name: RegExp) =>
      page.getByRole('navigation', { name: 'Eingänge nach Stand' }).getByRole('link', { name })
    await tab(/^Zweifelhaft/).click()
    await expect(row('Bert Mehr')).toContainText('Die Bestellung kostet etwas anderes.')
    await expectFits(page)
    await row('Bert Mehr')
      .getByRole('button', { name: / zuordnen$/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ja, zuordnen' }).click()
    await expect.poll(doubtful.view).toMatchObject({ status: 'paid' })
    await expect(row('Bert Mehr')).toHaveCount(0)

    await page.setViewportSize({ width: 1280, height: 800 })
    await tab(/^Ohne Bestellung/).click()
    await row('Cora Fremd')
      .getByRole('button', { name: /^Erledigt/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Erledigt' }).click()
    await expect(dialog.getByText('Bitte schreiben, was mit dem Geld geschehen ist.')).toBeVisible()
    await dialog.getByLabel('Was ist geschehen?').fill('Zurücküberwiesen.')
    await dialog.getByRole('button', { name: 'Erledigt' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row('Cora Fremd')).toHaveCount(0)

    const before = [await shop.data('bankEntries'), await sure.view()]
    await drop(page, 'noch-einmal.xml', bookings)
    await expect(read(page)).toContainText('Sicher0Zweifelhaft0Ohne Bestellung0Schon bekannt3')
    expect([await shop.data('bankEntries'), await sure.view()]).toEqual(before)
    await expectFits(page)
    // The note was empty.
    forgive(consoleErrors)
  },
)

test('a file that is not a statement is refused with a reason', async ({ page, shop, consoleErrors }) => {
  await openSession(page.request, shop, ADMIN)
  await open(page, '/admin/zahlungen')
  const before = await shop.data('bankEntries')
  const laughs = '<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol "lol">]>\n<lolz>&lol;</lolz>'
  await page.getByLabel('Kontoauszug', { exact: true }).setInputFiles([
    { name: 'lachen.xml', mimeType: 'application/xml', buffer: Buffer.from(laughs) },
    { name: 'gross.csv', mimeType: 'text/csv', buffer: Buffer.alloc(20_000_001, 'x') },
  ])
  await expect(
    page.getByText(/^Zeile 2: „<!DOCTYPE“ darf in einem Kontoauszug nicht vorkommen/),
  ).toBeVisible()
  await expect(page.getByText(/^Die Datei ist größer als 20 MB/)).toBeVisible()
  expect(await shop.data('bankEntries')).toEqual(before)
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
})

test('a large statement is read, and a late transfer revives a cancelled order', async ({
  page,
  shop,
  request,
}) => {
  const late = await awaitedOrder(request, shop.origin)
  await openSession(page.request, shop, ADMIN)
  const cancel = `${shop.origin}/api/admin/orders/${late.orderId}/cancel`
  const cancelled = await page.request.post(cancel, { data: {}, headers: { origin: shop.origin } })
  expect(cancelled.status()).toBe(204)
  await open(page, '/admin/zahlungen')
  const day = new Date().toISOString().slice(0, 10)
  const others = Array.from({ length: 600 }, (_, n) => ({ amount: 9_000_000 + n, purpose: 'Miete', day }))
  const payment = { amount: late.total, purpose: late.reference, name: 'Dora Spät', day }
  await drop(page, 'jahr.xml', [payment, ...others])
  await expect(read(page)).toContainText('Sicher0Zweifelhaft1Ohne Bestellung600Schon bekannt0')
  await open(page, '/admin/zahlungen?stand=zweifelhaft')
  const row = page.getByRole('row').filter({ hasText: 'Dora Spät' })
  await expect(row).toContainText(
    'Die Bestellung ist storniert. Ordnen Sie die Zahlung ihr zu, gilt sie wieder.',
  )
  await row.getByRole('button', { name: / zuordnen$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, zuordnen' }).click()
  await expect.poll(late.view).toMatchObject({ status: 'paid' })
})
