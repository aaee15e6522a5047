import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { ADMIN, openSession, test as base } from './accounts'
import { setLocked } from './open-screen'
import { placeOrder } from './place-order'
import { SERVER_SECRET, Shop } from './shop'
import { expect, expectAccessible, open } from './test'

let visitors = 0

/** A shop in which every test comes from an address of its own, because each may declare only so often. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ engine }, use) => {
      const shop = await Shop.start({ engine, settings: { TRUSTED_PROXIES: '1' } })
      await use(shop)
      await shop.command('commands/data.ts', 'audit')
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `203.0.113.${(visitors += 1)}` }),
})

const IBAN = 'DE02 1203 0000 0000 2020 51'
const PAGE = '/vertrag-widerrufen'
const declaration = { name: 'Erika Muster', reference: 'SK-ZZZZZ-ZZZZZ', email: 'kundin@example.com' }

const withdrawalSchema = z.object({
  reference: z.string(),
  status: z.string(),
  orderId: z.string().optional(),
})
const mailSchema = z.object({ to: z.string(), template: z.string() })
const all = async <Value>(shop: Shop, collection: string, schema: z.ZodType<Value>) =>
  Object.values(z.record(z.string(), schema).parse((await shop.data(collection)) ?? {}))
const withdrawalsOf = async (shop: Shop, reference: string) =>
  (await all(shop, 'withdrawals', withdrawalSchema)).filter((each) => each.reference === reference)

async function paidOrder(request: APIRequestContext, shop: Shop) {
  const order = await placeOrder(request, shop.origin)
  const headers = { authorization: `Bearer ${SERVER_SECRET}` }
  await request.post(`${shop.origin}/api/admin/orders/${order.orderId}/confirm`, { data: {}, headers })
  const reference = z.string().parse(await shop.data(`orders/${order.orderId}/reference`))
  return { ...order, reference, address: `/bestellung/${order.orderId}?token=${order.accessToken}` }
}

function declare(request: APIRequestContext, shop: Shop, data: unknown, key: string = randomUUID()) {
  const headers = { origin: shop.origin, 'Idempotency-Key': key }
  return request.post(`${shop.origin}/api/withdrawals`, { data, headers })
}

async function fill(page: Page, reference: string): Promise<void> {
  await page.getByLabel('Name').fill(declaration.name)
  await page.getByLabel('Bestellnummer oder Bezeichnung des Vertrags').fill(reference)
  await page.getByLabel('E-Mail-Adresse').fill(declaration.email)
}

/** What a refused or lost call leaves in the browser's console. */
function forgive(errors: string[]): void {
  expect(errors.splice(0).filter((text) => !/400|503|ERR_FAILED/.test(text))).toEqual([])
}
const receipt = (page: Page) => page.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })

test.describe('withdrawals', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 } })

    test('a guest declares by keyboard what was shown before, once, and keeps the receipt over a reload', async ({
      page,
      shop,
    }) => {
      const reference = `Taktgeber ${randomUUID()}`
      await open(page, '/presets')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Vertrag widerrufen', level: 1 })).toBeVisible()
      await page.getByLabel('Name').focus()
      await page.keyboard.type(declaration.name)
      await page.keyboard.press('Tab')
      await page.keyboard.type(reference)
      await page.keyboard.press('Tab')
      await page.keyboard.type(declaration.email)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Das erklären Sie' })).toBeFocused()
      await expect(page.getByText(reference)).toBeVisible()
      await expectAccessible(page)
      expect(await withdrawalsOf(shop, reference)).toEqual([])
      await page.reload()
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(receipt(page)).toBeFocused()
      await expect(page.getByText(/\d{4} um \d\d:\d\d:\d\d Uhr/)).toBeVisible()
      await expectAccessible(page)
      const text = await page.getByRole('main').innerText()
      await page.reload()
      await expect(receipt(page)).toBeVisible()
      expect(await page.getByRole('main').innerText()).toBe(text)
      expect(await withdrawalsOf(shop, reference)).toMatchObject([{ status: 'received' }])
    })

    test('what is missing or too long is said at its field', async ({ page }) => {
      await open(page, PAGE)
      await page.getByRole('button', { name: 'Weiter' }).click()
      await expect(page.getByLabel('Name')).toBeFocused()
      await expect(page.getByText('Bitte geben Sie Ihren Namen ein.')).toBeVisible()
      await fill(page, 'Taktgeber')
      await page.getByLabel('Nachricht (freiwillig)').fill('x'.repeat(2001))
      await page.getByRole('button', { name: 'Weiter' }).click()
      await expect(page.getByLabel('Nachricht (freiwillig)')).toBeFocused()
      await expect(page.getByText('Die Nachricht darf höchstens 2.000 Zeichen lang sein.')).toBeVisible()
    })
  })

  test('a lost answer is made up for by pressing again, and declares once', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    const reference = `Verlorene Antwort ${randomUUID()}`
    await open(page, PAGE)
    await fill(page, reference)
    await page.getByRole('button', { name: 'Weiter' }).click()
    await page.route('**/api/withdrawals', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'nicht geantwortet' })).toBeVisible()
    await page.unroute('**/api/withdrawals')
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await expect(receipt(page)).toBeVisible()
    expect(await withdrawalsOf(shop, reference)).toHaveLength(1)
    forgive(consoleErrors)
  })

  test('the answer is the same for orders that there are and that there are not; mails go to both', async ({
    request,
    shop,
  }) => {
    const { orderId, reference } = await paidOrder(request, shop)
    const confirmations = async () => {
      const mails = await all(shop, 'mails', mailSchema)
      return mails.filter(({ template }) => template === 'withdrawal-received').map(({ to }) => to)
    }
    const before = (await confirmations()).length
    for (const named of [reference, 'SK-ZZZZZ-ZZZZZ']) {
      const answer = await declare(request, shop, { ...declaration, reference: named })
      expect([answer.status(), await answer.json()]).toEqual([
        201,
        { ...declaration, reference: named, at: expect.any(Number) },
      ])
    }
    expect(await withdrawalsOf(shop, reference)).toMatchObject([{ orderId }])
    expect((await confirmations()).slice(before)).toEqual([declaration.email, declaration.email])
  })

  test('nothing is declared by GET, from elsewhere, or with what no field may hold', async ({
    request,
    shop,
  }) => {
    const before = (await all(shop, 'withdrawals', withdrawalSchema)).length
    expect((await request.get(`${shop.origin}/api/withdrawals`)).status()).toBe(405)
    expect((await request.get(`${shop.origin}${PAGE}?name=a&reference=b&email=c@example.com`)).status()).toBe(
      200,
    )
    for (const [input, status] of [
      [{ name: 'Erika\r\nBcc: alle@example.com' }, 400],
      [{ email: 'niemand' }, 400],
      [{ text: 'x'.repeat(2001) }, 400],
      [{ text: 'x'.repeat(100 * 1024) }, 413],
    ] as const) {
      expect((await declare(request, shop, { ...declaration, ...input })).status()).toBe(status)
    }
    const foreign = await request.post(`${shop.origin}/api/withdrawals`, {
      data: declaration,
      headers: { origin: 'https://example.com', 'Idempotency-Key': randomUUID() },
    })
    expect(foreign.status()).toBe(403)
    expect(await all(shop, 'withdrawals', withdrawalSchema)).toHaveLength(before)
  })

  test('the page of an order leads to the form with what is known, under maintenance too', async ({
    page,
    request,
    shop,
    consoleErrors,
  }) => {
    const { address, reference } = await paidOrder(request, shop)
    await setLocked(shop, true)
    await open(page, address)
    await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByLabel('Bestellnummer oder Bezeichnung des Vertrags')).toHaveValue(reference)
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('kundin@example.com')
    await expect(page).toHaveURL(PAGE)
    await page.getByLabel('Name').fill('Erika Muster')
    await page.getByRole('button', { name: 'Weiter' }).click()
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await expect(receipt(page)).toBeVisible()
    await setLocked(shop, false)
    expect(await withdrawalsOf(shop, reference)).toHaveLength(1)
    forgive(consoleErrors)
  })

  test('the owner sees what the right depended on, accepts, and the money is on its way', async ({
    page,
    request,
    shop,
    consoleErrors,
  }) => {
    const { orderId, reference } = await paidOrder(request, shop)
    await declare(request, shop, { ...declaration, name: 'Wilma Widerruf', reference })
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin')
    await page.getByRole('link', { name: /^Widerrufe/ }).click()
    const entry = page.getByRole('article', { name: 'Wilma Widerruf' })
    await expect(entry.getByText('Noch keiner')).toBeVisible()
    await expectAccessible(page)
    await entry.getByRole('button', { name: 'Widerruf von Wilma Widerruf annehmen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Widerruf annehmen?' })
    await dialog.getByRole('button', { name: 'Widerruf annehmen' }).click()
    await expect(dialog.getByLabel('IBAN, auf die Sie überweisen')).toBeFocused()
    await dialog.getByLabel('IBAN, auf die Sie überweisen').fill(IBAN)
    await dialog.getByRole('button', { name: 'Widerruf annehmen' }).dblclick()
    await expect(entry).toHaveCount(0)
    await page.getByRole('link', { name: 'Angenommen' }).click()
    await expect(entry.getByText(/zu überweisen an/)).toBeVisible()
    const refunds = z.record(z.string(), z.object({ amount: z.number() }))
    expect(Object.values(refunds.parse(await shop.data(`orders/${orderId}/refunds`)))).toEqual([
      expect.objectContaining({ amount: 790 }),
    ])
    expect(await withdrawalsOf(shop, reference)).toMatchObject([{ status: 'accepted' }])
    forgive(consoleErrors)
  })

  test('the owner connects what the shop could not find, or rejects it with a reason', async ({
    page,
    request,
    shop,
    consoleErrors,
  }) => {
    const { reference } = await paidOrder(request, shop)
    await declare(request, shop, { ...declaration, name: 'Anna Anders', reference: 'Das vom Montag' })
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin/widerrufe')
    const entry = page.getByRole('article', { name: 'Anna Anders' })
    await entry.getByLabel('Nummer der Bestellung').fill('SK-ZZZZZ-ZZZZZ')
    await entry.getByRole('button', { name: /zuordnen$/ }).click()
    await expect(entry.getByText('Zu dieser Nummer gibt es keine Bestellung.')).toBeVisible()
    await entry.getByLabel('Nummer der Bestellung').fill(reference)
    await entry.getByRole('button', { name: /zuordnen$/ }).click()
    await expect(entry.getByText(reference)).toBeVisible()
    await entry.getByRole('button', { name: /ablehnen$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Widerruf ablehnen?' })
    await dialog.getByRole('button', { name: 'Widerruf ablehnen' }).click()
    await expect(dialog.getByText('Bitte schreiben Sie, warum.')).toBeVisible()
    await dialog.getByLabel('Grund').fill('Die Dateien waren schon geladen.')
    await dialog.getByRole('button', { name: 'Widerruf ablehnen' }).click()
    await expect(entry).toHaveCount(0)
    await page.getByRole('link', { name: 'Abgelehnt' }).click()
    await expect(entry.getByText('Die Dateien waren schon geladen.')).toBeVisible()
    forgive(consoleErrors)
  })
})
