import sharp from 'sharp'
import { decisionAddress } from '@/lib/ratings/reports/report-address'
import { ADMIN, forgive, openSession, PARTNER, test } from '../support/accounts'
import { expect, expectAccessible, open } from '../support/test'

const WORDS = 'Damit spiele ich seit Mai. Schritte stehen mehr hervor.'

test('a partner’s page shows their picture and words until they are reported and the owner hides them', async ({
  page,
  shop,
  browser,
  consoleErrors,
}) => {
  const photo = await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
      background: '#000',
    },
  })
    .withExif({ IFD0: { Artist: 'Nora Vandal' } })
    .jpeg()
    .toBuffer()
  await page.setViewportSize({ width: 360, height: 740 })
  await openSession(page.request, shop, PARTNER)
  await open(page, '/partner/seite')
  const picture = page.getByLabel('Bild', { exact: true })
  await picture.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await page.getByRole('button', { name: 'Bild speichern' }).click()
  await expect(picture).toHaveAccessibleDescription(/Das ist kein PNG, JPEG oder WebP/)
  await picture.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('img', { name: 'Vorschau des gewählten Bildes' })).toBeVisible()
  await page.getByRole('button', { name: 'Bild speichern' }).click()
  await expect(page.getByText('Dein Bild ist gespeichert.')).toBeVisible()
  const words = page.getByLabel('Worte', { exact: true })
  await words.fill('Mehr auf twitch.tv/nova')
  await page.getByRole('button', { name: 'Worte speichern' }).click()
  await expect(words).toHaveAccessibleDescription(/ohne Adressen/)
  await words.fill(WORDS)
  const streak = page.getByLabel(/^Dein bestes Duell/)
  await streak.fill('0')
  await page.getByRole('button', { name: 'Worte speichern' }).click()
  await expect(streak).toHaveAccessibleDescription(/von 1 bis 99/)
  await streak.fill('12')
  await page.getByRole('button', { name: 'Worte speichern' }).click()
  await expect(page.getByText('Deine Worte sind gespeichert.')).toBeVisible()
  forgive(consoleErrors)

  const visitor = await browser.newPage({ baseURL: shop.origin, viewport: { width: 360, height: 740 } })
  await visitor.goto('/p/NOVA10')
  const stage = visitor.getByRole('region', { name: /^Werbung: Das sagt/ })
  await expect(stage).toContainText(WORDS)
  const duel = stage.getByRole('link', { name: 'Ich: 12 in Folge im Duell. Und du?' })
  await expect(duel).toHaveAttribute('href', /^\/hoertest\?preset=/)
  const shown = stage.getByRole('img')
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
  await expectAccessible(visitor)
  const social = await visitor.locator('meta[property="og:image"]').getAttribute('content')
  const drawn = await visitor.request.get(new URL(social ?? '', shop.origin).pathname)
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png'])
  await stage.getByRole('link', { name: /melden$/ }).click()
  await expect(visitor.getByLabel('Wo steht es?')).toHaveValue(`${shop.origin}/p/NOVA10#worte`)
  await visitor.getByLabel('Was ist daran rechtswidrig, und warum?').fill('Beleidigung')
  await visitor.getByLabel(/^Nach bestem Wissen/).check()
  await visitor.getByRole('button', { name: 'Meldung absenden' }).click()
  await expect(visitor.getByRole('heading', { name: 'Deine Meldung ist eingegangen' })).toBeVisible()

  const [reportId = ''] = Object.keys(Object(await shop.data('reports')))
  const decision = decisionAddress(reportId, 'removed')
  expect((await visitor.request.get(decision)).status()).toBe(401)
  await openSession(page.request, shop, ADMIN)
  await open(page, decision)
  await expectAccessible(page)
  await expect.poll(async () => (await visitor.request.get('/p/NOVA10')).text()).toContain(WORDS)
  await page.getByRole('button', { name: /^Gemeldetes auf der Seite von .+ entfernen$/ }).click()
  await page.getByLabel(/^Grund/).fill('Beleidigung')
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen', exact: true }).click()
  await expect(page.getByText('Die Meldung ist entschieden.')).toBeVisible()
  await expect.poll(async () => (await visitor.request.get('/p/NOVA10')).text()).not.toContain(WORDS)
  await visitor.close()
})
