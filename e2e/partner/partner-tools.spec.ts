import jsqr from 'jsqr'
import sharp from 'sharp'
import { z } from 'zod'
import { CUSTOMER, forgive, openSession, PARTNER, test } from '../support/accounts'
import { expect, expectAccessible, open } from '../support/test'

const PRESET = 'tarkov-stille-sohle'
const clicksSchema = z.object({ totalClicks: z.number().default(0) })

test.describe('partner tools', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 } })

    test('a link to any page of the shop can be made and copied, but not to another site', async ({
      page,
      shop,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openSession(page.request, shop, PARTNER)
      await open(page, '/partner?bereich=werkzeuge')
      const copied = async (name: string) => {
        await page.getByRole('button', { name: `${name} kopieren`, exact: true }).click()
        await expect(page.getByText(`${name} kopiert.`, { exact: true })).toBeAttached()
        return page.evaluate(() => navigator.clipboard.readText())
      }
      const tool = page.getByRole('region', { name: 'Link zu einer Seite' })
      await tool.getByLabel('Seite', { exact: true }).selectOption('Stille Sohle (Escape from Tarkov)')
      await tool.getByLabel('Kennung (freiwillig)').fill('video-7')
      expect(await copied('Volle Adresse')).toBe(`${shop.origin}/presets/${PRESET}?ref=NOVA10&sub=video-7`)
      expect(await copied('Kurzlink')).toBe(`${shop.origin}/p/NOVA10/${PRESET}?sub=video-7`)

      await tool.getByLabel('Kennung (freiwillig)').fill('zwei Worte')
      await expect(tool.getByText(/^Eine Kennung hat höchstens 32 Zeichen/)).toBeVisible()
      await expect(tool.getByText('Kurzlink', { exact: true })).toHaveCount(0)
      await tool.getByLabel('Kennung (freiwillig)').fill('')

      await tool.getByLabel('Seite', { exact: true }).selectOption('Andere Seite')
      const address = tool.getByLabel('Adresse der Seite')
      await address.fill('https://anderswo.example/presets')
      await expect(tool.getByText(/^Das ist keine Seite dieses Shops/)).toBeVisible()
      await address.fill(`${shop.origin}/presets?spiel=Escape+from+Tarkov&ref=anders`)
      await expect(tool.getByText(/^Das ist keine Seite/)).toHaveCount(0)
      expect(await copied('Volle Adresse')).toBe(`${shop.origin}/presets?spiel=Escape+from+Tarkov&ref=NOVA10`)

      expect(await copied('Kurze Kennzeichnung')).toBe('Werbung')
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width()).toBe(360)
    })
  })

  test('a short link redirects to a page of the shop, which counts the click', async ({
    page,
    shop,
    request,
  }) => {
    const follow = async (address: string) => {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([302, 'no-store'])
      return answer.headers().location
    }
    expect(await follow(`/p/nova10/${PRESET}?sub=video-7`)).toBe(`/presets/${PRESET}?ref=nova10&sub=video-7`)
    expect(await follow('/p/NOVA10/gibt-es-nicht')).toBe('/presets?ref=NOVA10')
    expect(await follow('/p/%C3%84%C3%96/x?sub=a')).toBe('/')
    expect((await request.head(`/p/NOVA10/${PRESET}`, { maxRedirects: 0 })).status()).toBe(302)
    const mended = await request.get('/P/NOVA10.?sub=a', { maxRedirects: 0 })
    expect([mended.status(), mended.headers().location]).toEqual([
      308,
      expect.stringMatching(/\/p\/NOVA10\?sub=a$/),
    ])

    const clicks = async () =>
      clicksSchema.parse(await shop.data('affiliateUsers/sample-partner-nova')).totalClicks
    const before = await clicks()
    // In a lower window the card would lie over the strengths, and steps aside.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`/p/NOVA10/${PRESET}?sub=video-7`)
    await expect(page).toHaveURL(`/presets/${PRESET}?ref=NOVA10&sub=video-7`)
    await expect(page.getByRole('complementary', { name: 'Woher du kommst' })).toContainText('NOVA10')
    expect(await clicks()).toBe(before + 1)
  })

  test('a partner’s own page names partner and discount, and is recorded as the landing page of the click', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const record = 'affiliateUsers/sample-partner-nova'
    const [name, percent] = [await shop.data(`${record}/name`), await shop.data(`${record}/discountPercent`)]
    await shop.write({ [`${record}/name`]: 'Nova spielt', [`${record}/discountPercent`]: 10 })
    await page.setViewportSize({ width: 360, height: 740 })
    const recorded = page.waitForResponse('**/api/affiliate/clicks')
    await page.goto('/p/nova10?sub=seite')
    const { trackingId } = z.object({ trackingId: z.string() }).parse(await (await recorded).json())
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Nova spielt' })).toBeVisible()
    await expect(main.getByText('Nova spielt empfiehlt')).toBeVisible()
    await expect(main.getByText('Nova spielt bekommt einen Anteil. Du zahlst nicht mehr.')).toBeVisible()
    await expect(main.getByText(/^Über den Link von NOVA10 bekommst du 10\s% Rabatt\.$/)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Schrittklar' }).first()).toBeVisible()
    expect(await shop.data(`affiliateClicks/${trackingId}/sources`)).toMatchObject({
      landing: '~2Fp~2Fnova10',
      sub: 'seite',
    })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/p/')

    await shop.write({ [`${record}/active`]: false })
    // The page is cached for everyone until the shop has seen the change.
    await expect.poll(async () => (await request.get('/p/NOVA10')).status()).toBe(404)
    expect((await request.get('/p/niemand')).status()).toBe(404)
    await shop.write({
      [`${record}/active`]: true,
      [`${record}/name`]: name ?? null,
      [`${record}/discountPercent`]: percent ?? null,
    })
    consoleErrors.splice(0)
  })

  test('a partner chooses by keyboard which presets their page shows first', async ({
    page,
    shop,
    browser,
    consoleErrors,
  }) => {
    const chosen = 'affiliateUsers/sample-partner-nova/pagePresets'
    await page.setViewportSize({ width: 360, height: 740 })
    await openSession(page.request, shop, PARTNER)
    await open(page, '/partner?bereich=werkzeuge')
    const tool = page.getByRole('region', { name: 'Presets auf deiner eigenen Seite' })
    const place = (number: number) => tool.getByLabel(`${number}. Platz`)
    await place(1).selectOption('witcher-lagerfeuer')
    await place(3).selectOption('witcher-lagerfeuer')
    await tool.getByRole('button', { name: 'Auswahl speichern' }).press('Enter')
    await expect(place(3)).toHaveAccessibleDescription('Dieses Preset steht schon weiter oben.')
    await expect(place(3)).toBeFocused()
    await place(3).selectOption('acc-kurvengrip')
    await tool.getByRole('button', { name: 'Auswahl speichern' }).press('Enter')
    await expect(page.getByText('Deine Auswahl ist gespeichert.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(place(1)).toHaveValue('witcher-lagerfeuer')
    await expect(place(2)).toHaveValue('acc-kurvengrip')

    const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' })
    const visitor = await context.newPage()
    await visitor.goto('/p/NOVA10')
    const names = visitor
      .getByRole('region', { name: 'Für welches Spiel?' })
      .getByRole('heading', { level: 3 })
    await expect(visitor.getByRole('button', { name: 'Hörprobe abspielen: Lagerfeuer' })).toBeVisible()
    await expect(names.first()).toHaveAccessibleName(/Kurvengrip/)
    await context.close()
    await shop.write({ [chosen]: null })
    forgive(consoleErrors)
  })

  test('only a partner can download QR codes and pictures', async ({ page, shop }) => {
    const download = async (address: string) => {
      const answer = await page.request.get(`/api/partner/${address}`)
      return { status: answer.status(), type: answer.headers()['content-type'], body: await answer.body() }
    }
    const panel = `panels/${PRESET}/320`
    expect((await download(panel)).status).toBe(401)
    await openSession(page.request, shop, CUSTOMER)
    for (const address of [panel, 'qr/png?seite=/presets'])
      expect((await download(address)).status, address).toBe(403)

    await openSession(page.request, shop, PARTNER)
    const code = await download(`qr/png?seite=/presets/${PRESET}&sub=video-7`)
    const { data, info } = await sharp(code.body).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      `${shop.origin}/p/NOVA10/${PRESET}?sub=video-7`,
    )
    expect((await download('qr/svg?seite=/presets')).type).toBe('image/svg+xml')
    for (const wrong of ['qr/svg?seite=https://anderswo.example/', 'qr/png?sub=a+b', 'qr/png?seite=/&x=1'])
      expect((await download(wrong)).status, wrong).toBe(400)

    for (const [width, height] of [
      [320, 200],
      [1920, 1080],
    ]) {
      const picture = await download(`panels/${PRESET}/${width}`)
      expect([picture.status, picture.type]).toEqual([200, 'image/png'])
      expect(await sharp(picture.body).metadata()).toMatchObject({ width, height, format: 'png' })
    }
    for (const wrong of ['panels/gibt-es-nicht/320', `panels/${PRESET}/5000`, 'qr/gif'])
      expect((await download(wrong)).status, wrong).toBe(404)
  })
})
