import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { ADMIN, forgive, openSession } from '../support/accounts'
import { orderBody, placeOrder } from '../pages/place-order'
import { SERVER_SECRET, type Shop } from '../support/shop'
import { expect, expectAccessible, open, undisturbedTest as test } from '../support/test'

const secret = { authorization: `Bearer ${SERVER_SECRET}` }

/** A paid order of a preset. */
async function buy(request: APIRequestContext, shop: Shop, id: string, email = 'bewertung@example.com') {
  const body = { ...orderBody, items: [{ id }], email }
  const { orderId, accessToken } = await placeOrder(request, shop.origin, { body })
  await request.post(`${shop.origin}/api/admin/orders/${orderId}/confirm`, { data: {}, headers: secret })
  const page = `/bestellung/${orderId}?token=${accessToken}`
  return { orderId, page, path: `/api/orders/${orderId}/ratings/${id}?token=${accessToken}` }
}

function rate(request: APIRequestContext, { origin }: Shop, path: string, stars: number, text = '') {
  return request.put(origin + path, { data: { stars, text, name: '' }, headers: { origin } })
}

test.describe('ratings', () => {
  test(
    'a buyer adds a rating by keyboard, changes it, and deletes it',
    { tag: '@journey' },
    async ({ page, request, shop, consoleErrors }) => {
      const preset = 'lol-rufweite'
      const { page: order } = await buy(request, shop, preset)
      await open(page, order)
      const own = page.getByRole('region', { name: 'Deine Bewertungen' })
      await own.getByRole('button', { name: 'Rufweite bewerten' }).press('Enter')
      await expect(own.getByLabel('1 – sehr schlecht')).toBeFocused()
      await own.getByRole('button', { name: 'Bewertung speichern' }).click()
      await expect(own.getByText('Bitte 1 bis 5 Sterne wählen.')).toBeVisible()
      await expect(own.getByLabel('1 – sehr schlecht')).toBeFocused()
      await own.getByLabel('4 – gut').press('Space')
      await own.getByLabel('Text (freiwillig)').fill('Rufe höre ich früher.\nUnd von wo.')
      await own.getByLabel('Vorname (freiwillig)').fill('kim@example.com')
      await own.getByRole('button', { name: 'Bewertung speichern' }).press('Enter')
      await expect(own.getByLabel('Vorname (freiwillig)')).toBeFocused()
      await own.getByLabel('Vorname (freiwillig)').fill('Kim')
      await own.getByLabel('Vorname (freiwillig)').press('Enter')
      await expect(page.getByText('Deine Bewertung ist gespeichert.')).toBeVisible()
      await expect(own.getByText('4 von 5 Sternen')).toBeAttached()
      await expectAccessible(page)

      await own.getByRole('button', { name: 'Bewertung von Rufweite ändern' }).click()
      await expect(own.getByLabel('4 – gut')).toBeFocused()
      await own.getByLabel('2 – schlecht').check()
      await own.getByRole('button', { name: 'Bewertung speichern' }).dblclick()
      await expect(own.getByText('2 von 5 Sternen')).toBeAttached()
      await expect.poll(() => shop.data(`ratingCounts/${preset}`)).toEqual({ count: 1, sum: 2 })

      await own.getByRole('button', { name: 'Bewertung von Rufweite löschen' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
      await expect(own.getByRole('button', { name: 'Rufweite bewerten' })).toBeVisible()
      await expect(own.getByRole('heading', { name: 'Rufweite' })).toBeFocused()
      await expect.poll(() => shop.data(`ratingCounts/${preset}`)).toEqual({ count: 0, sum: 0 })
      forgive(consoleErrors)
    },
  )

  test('texts load lazily and in pages, and contain no addresses', async ({ page, request, shop }) => {
    const preset = 'pubg-feldpeiler'
    for (let n = 1; n <= 11; n += 1) {
      const { path } = await buy(request, shop, preset)
      expect((await rate(request, shop, path, 5, `Bewertung Nr. ${n}`)).status()).toBe(204)
    }
    const asked: string[] = []
    page.on('request', (sent) => sent.url().includes('/ratings') && asked.push(sent.url()))
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, `/presets/${preset}`)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const section = page.getByRole('region', { name: 'Bewertungen' })
    await section.scrollIntoViewIfNeeded()
    const list = section.getByRole('list', { name: 'Bewertungen von Käufern' })
    await expect(list.getByRole('listitem')).toHaveCount(10)
    await expect(list.getByRole('listitem').first()).toContainText('Bewertung Nr. 11')
    await expect(list.getByText('geprüfter Kauf')).toHaveCount(10)
    await section.getByText('Bewerten kann nur, wer gekauft hat.').click()
    await expect(section.getByText('Bewerten kann nur, wer das Preset hier gekauft')).toBeVisible()
    await section.getByRole('button', { name: 'Weitere Bewertungen' }).click()
    await expect(list.getByRole('listitem').last()).toBeFocused()
    await expect(list.getByRole('listitem').last()).toContainText('Bewertung Nr. 1')
    await expect(section.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
    const answers = await Promise.all(asked.map(async (url) => (await request.get(url)).text()))
    expect(answers.join('')).not.toMatch(/@|order_|token/)
  })

  test('stars appear from three ratings on, in every process, on page, card and in JSON-LD', async ({
    request,
    shop,
  }) => {
    const preset = 'overwatch-klarsignal'
    const another = await shop.openAnother()
    const html = async (origin: string, path: string) => (await request.get(origin + path)).text()
    const productPage = `/presets/${preset}`
    const starsOf = async (origin: string) => {
      const cards = (await html(origin, '/presets')).split('</article>')
      const card = cards.find((part) => part.includes(`href="${productPage}"`)) ?? ''
      const [, section = ''] = (await html(origin, productPage)).split('<section id="bewertungen"')
      return [card, section].map((part) => /[\d,]+ von 5 Sternen bei \d+ Bewertungen/.exec(part)?.[0])
    }
    const orders = []
    for (let n = 0; n < 3; n += 1) orders.push(await buy(request, shop, preset))
    const [first, ...others] = orders
    for (const { path } of others) await rate(request, shop, path, 4)
    const origins = [shop.origin, another]
    for (const origin of origins) expect(await starsOf(origin)).toEqual([undefined, undefined])
    await Promise.all(Array.from({ length: 10 }, () => rate(request, shop, first?.path ?? '', 5)))
    const stars = '4,3 von 5 Sternen bei 3 Bewertungen'
    await expect(async () => {
      for (const origin of origins) expect(await starsOf(origin)).toEqual([stars, stars])
    }).toPass()
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await html(shop.origin, productPage)) ?? []
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      aggregateRating: { ratingValue: 4.3, ratingCount: 3, bestRating: 5 },
    })
  })

  test('the owner hides one with a reason, which its author gets by mail and on the order page', async ({
    page,
    browser,
    request,
    shop,
    consoleErrors,
  }) => {
    const preset = 'acc-kurvengrip'
    const email = 'verborgen@example.com'
    const { page: order, path, orderId } = await buy(request, shop, preset, email)
    await rate(request, shop, path, 1, 'Kauft lieber bei mir!')
    await openSession(page.request, shop, ADMIN)
    await open(page, '/admin')
    await page.getByRole('link', { name: 'Bewertungen', exact: true }).click()
    await expect(page).toHaveTitle('Verwaltung – Bewertungen – Spielklang')
    const entry = page.getByRole('article').filter({ hasText: 'Kauft lieber bei mir!' })
    await expect(entry.getByRole('textbox')).toHaveCount(0)
    await entry.getByRole('button', { name: 'Bewertung von Kurvengrip, Anonym, verbergen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bewertung verbergen?' })
    await dialog.getByRole('button', { name: 'Bewertung verbergen' }).click()
    await expect(dialog.getByText('Bitte schreiben, warum.')).toBeVisible()
    await dialog.getByLabel(/^Grund/).fill('Werbung, siehe Regeln.')
    await dialog.getByRole('button', { name: 'Bewertung verbergen' }).dblclick()
    // Elements behind a dialog have no role while it is open.
    await expect(dialog).toHaveCount(0)
    await expect(entry).toHaveCount(0)
    const shown = await request.get(`${shop.origin}/api/presets/${preset}/ratings`)
    expect(await shown.text()).not.toContain('Kauft lieber')
    await expect(async () =>
      expect((await shop.mailsTo(email)).join('')).toContain('Werbung, siehe Regeln.'),
    ).toPass()

    const author = await (await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' })).newPage()
    await open(author, order)
    const own = author.getByRole('region', { name: 'Deine Bewertungen' })
    await expect(own.getByText('Diese Bewertung ist verborgen.')).toBeVisible()
    await expect(own.getByText('Werbung, siehe Regeln.')).toBeVisible()
    await expectAccessible(author)
    await author.context().close()

    await page.getByRole('link', { name: 'Verborgen' }).click()
    await expect(entry.getByText('Werbung, siehe Regeln.')).toBeVisible()
    await entry.getByRole('button', { name: 'Bewertung von Kurvengrip, Anonym, wieder zeigen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bewertung zeigen' }).click()
    await expect(entry).toHaveCount(0)
    await expect.poll(() => shop.data(`ratingCounts/${preset}`)).toEqual({ count: 1, sum: 1 })
    await open(page, '/admin/protokoll')
    await expect(
      page.getByRole('listitem').filter({ hasText: 'hat eine Bewertung von Kurvengrip verborgen.' }).first(),
    ).toContainText('Werbung')
    const rated = z.record(z.string(), z.object({ changes: z.number() }))
    expect(rated.parse(await shop.data(`ratedItems/${orderId}`))).toMatchObject({ [preset]: { changes: 3 } })
    forgive(consoleErrors)
  })
})
