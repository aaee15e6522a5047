import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { orderBody, placeOrder, postOrder } from './place-order'
import { expect, expectAccessible, open, test } from './test'

const envelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string().min(1),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

test.describe('checkout', () => {
  test('a guest finds a preset, buys it, and gets the files once the payment is confirmed', async ({
    page,
    shop,
  }) => {
    await page.goto('/')
    await expectAccessible(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Presets' }).first().click()
    await expect(page).toHaveURL('/presets')
    await expectAccessible(page)
    await page.getByRole('searchbox').fill('tarkov')
    await page
      .getByRole('link', { name: /Stille Sohle/ })
      .first()
      .click()
    await expectAccessible(page)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(page).toHaveURL('/warenkorb')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Zur Kasse' }).click()
    await expect(page).toHaveURL('/kasse')
    await expectAccessible(page)

    await page.getByLabel('E-Mail-Adresse').fill('kundin@example.com')
    await page.getByLabel('Name').fill('Käthe 🎧')
    await expect(page.getByLabel('Überweisung (Vorkasse)')).toBeChecked()
    for (const box of await page.getByRole('checkbox').all()) {
      await expect(box).not.toBeChecked()
      await box.check()
    }
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click()

    await expect(page).toHaveURL(/\/bestellung\/order_\d{13}_[a-z0-9]{16}\?token=/)
    await expect(page.getByText('Ausstehend')).toBeVisible()
    await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
    await expect(page.getByText(name)).toBeVisible()
    await expect(page.getByRole('link', { name: /herunterladen/ })).toHaveCount(0)
    await expectAccessible(page)

    const reference = await page.getByText(/^SK-/).first().innerText()
    await shop.command('scripts/orders.ts', 'confirm', reference)
    await expect(page.getByText('Erfolgreich')).toBeVisible()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /equalizer-apo\.txt herunterladen/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^spielklang-.*-v\d+-equalizer-apo\.txt$/)
    const stream = await download.createReadStream()
    const content = (await stream.toArray()).join('')
    expect(content).toMatch(/^Preamp: -\d+\.\d dB/m)
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Alles als ZIP herunterladen' }).click(),
    ])
    expect(archive.suggestedFilename()).toMatch(/^spielklang-.*-v\d+-alles\.zip$/)
    const orderId = new URL(page.url()).pathname.split('/').at(-1)
    await shop.command('scripts/data.ts', 'set', `orders/${orderId}/items/tarkov-stille-sohle/version`, '1')
    await page.reload()
    await expect(page.getByText(/^Neue Fassung v\d+/)).toBeVisible()
    await expect(page.getByText(/^Zuletzt geladen am \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Uhr$/)).toBeVisible()
    await expectAccessible(page)

    await page.goto('/warenkorb')
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
  })

  test('what is missing is said at its field, the first one has the focus, and nothing is lost', async ({
    page,
    consoleErrors,
  }) => {
    await open(page, '/presets/tarkov-stille-sohle')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.goto('/kasse')
    await page.getByLabel('E-Mail-Adresse').fill('unsinn')
    await page.getByLabel('Name').fill('<b>Ada</b> שלום')
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')])
    await expect(page.getByText(/Verlust des Widerrufsrechts bekannt ist/)).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByLabel('Name')).toHaveValue('<b>Ada</b> שלום')
    await page.getByLabel('E-Mail-Adresse').fill('ada@example.com')
    await page.getByRole('checkbox').last().check()
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).dblclick()
    await expect(page).toHaveURL(/bestellung/)
    await expect(page.getByText('<b>Ada</b> שלום')).toBeVisible()
  })

  test('a lost answer and a retry after a reload make one order', async ({ page, shop, consoleErrors }) => {
    await open(page, '/presets/tarkov-stille-sohle')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    const fillIn = async () => {
      await page.goto('/kasse')
      await page.getByLabel('E-Mail-Adresse').fill('verloren@example.com')
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    }
    await page.route('**/api/orders', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await fillIn()
    await expect(page.getByRole('alert').filter({ hasText: 'nicht geantwortet' })).toBeVisible()
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
    await page.unroute('**/api/orders')
    await fillIn()
    await expect(page).toHaveURL(/bestellung/)
    const list = await shop.command('scripts/orders.ts', 'list')
    expect(list.split('\n').filter((line) => line.includes('verloren@example.com'))).toHaveLength(1)
  })

  test('two tabs show the same cart, and a broken one is empty', async ({ context }) => {
    const one = await context.newPage()
    const other = await context.newPage()
    await open(one, '/presets/tarkov-stille-sohle')
    await other.goto('/warenkorb')
    await one.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(other.getByRole('link', { name: 'Zur Kasse' })).toBeVisible()
    await other.getByRole('button', { name: 'Entfernen' }).click()
    await expect(one.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
    await one.evaluate(() => localStorage.setItem('cart', '[{"id":7'))
    await other.reload()
    await expect(other.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
  })

  test('an order is seen by nobody without its token', async ({ page, shop, request, consoleErrors }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    const answer = (path: string) =>
      request.get(`${shop.origin}${path}`).then((response) => response.status())
    expect(await answer(`/api/orders/${orderId}?token=${accessToken}`)).toBe(200)
    for (const query of ['', '?token=', '?token=wrong', `?token=${accessToken}x`]) {
      expect(await answer(`/api/orders/${orderId}${query}`)).toBe(404)
      expect((await page.goto(`/bestellung/${orderId}${query}`))?.status()).toBe(404)
    }
    expect(await answer(`/api/orders/order_1_x?token=${accessToken}`)).toBe(404)
    const file = `/api/orders/${orderId}/files/tarkov-stille-sohle`
    expect(await answer(`${file}/equalizer-apo.txt?token=${accessToken}`)).toBe(403)
    expect(await answer(`${file}/equalizer-apo.txt?token=wrong`)).toBe(404)
    await shop.command('scripts/orders.ts', 'confirm', orderId)
    for (const [name, type] of [
      ['equalizer-apo.txt', 'text/plain; charset=utf-8'],
      ['easyeffects.json', 'application/json'],
      ['alles.zip', 'application/zip'],
    ]) {
      const response = await request.get(`${shop.origin}${file}/${name}?token=${accessToken}`)
      expect(response.status()).toBe(200)
      expect(response.headers()).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringMatching(
          new RegExp(`^attachment; filename="spielklang-tarkov-stille-sohle-v\\d+-${name}"$`),
        ),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cache-control': 'private, no-store',
      })
    }
    for (const path of ['..%2f..%2fpackage.json', 'equalizer-apo.exe', '%00']) {
      expect(await answer(`${file}/${path}?token=${accessToken}`)).toBe(404)
    }
    expect(await shop.data(`orders/${orderId}/refusals`)).toMatchObject({
      pending: { count: 1 },
      not_found: { count: 3 },
    })
    expect(consoleErrors.splice(0).every((text) => text.includes('404'))).toBe(true)
  })

  test('the same key gives the same order, another body under it is refused', async ({ shop, request }) => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => placeOrder(request, shop.origin, { key })))
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    const other = await postOrder(request, shop.origin, {
      key,
      body: { ...orderBody, email: 'other@example.com' },
    })
    expect(other.status()).toBe(409)
    expect(envelope.parse(await other.json()).error.code).toBe('idempotency_conflict')
  })

  for (const [what, call, status, field] of [
    ['an empty cart', { body: { ...orderBody, items: [] } }, 400, 'items'],
    ['an unknown product', { body: { ...orderBody, items: [{ id: 'nichts' }] } }, 422, 'items.0.id'],
    [
      'a price of the browser',
      { body: { ...orderBody, items: [{ id: 'tarkov-stille-sohle', price: -1 }] } },
      400,
      'items.0.price',
    ],
    [
      'the same item twice',
      { body: { ...orderBody, items: [...orderBody.items, ...orderBody.items] } },
      400,
      'items.1.id',
    ],
    ['nonsense as e-mail address', { body: { ...orderBody, email: '@@' } }, 400, 'email'],
    ['a name of 10,000 characters', { body: { ...orderBody, name: 'x'.repeat(10_000) } }, 400, 'name'],
    ['no consent', { body: { ...orderBody, consent: {} } }, 400, 'consent.withdrawalLoss'],
    ['a missing key', { headers: { 'Idempotency-Key': '' } }, 400, 'idempotency-key'],
    ['a foreign origin', { headers: { origin: 'https://evil.example' } }, 403, null],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 415, null],
    ['no JSON', { body: Buffer.from('{'), headers: { 'content-type': 'application/json' } }, 400, null],
    ['5 MB', { body: { ...orderBody, name: 'x'.repeat(5_000_000) } }, 413, null],
  ] as const) {
    test(`${what} is refused with a German sentence`, async ({ shop, request }) => {
      const answer = await postOrder(request, shop.origin, call)
      expect(answer.status()).toBe(status)
      const { error } = envelope.parse(await answer.json())
      if (field !== null) expect(error.fields).toHaveProperty([field])
    })
  }
})
