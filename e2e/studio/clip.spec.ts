import { chooseClip, clipOf, matchFile, wav } from '../pages/clip-page'
import { orderBody, placeOrder } from '../pages/place-order'
import { register, test } from '../support/accounts'
import { expect, expectAccessible, open } from '../support/test'

test('a clip becomes a preset without an upload, which buyers can edit further in the studio', async ({
  page,
  shop,
}) => {
  const email = 'clip-besitz@example.com'
  await register(page, shop, email, 'ein-langes-passwort')
  const { orderId } = await placeOrder(page.request, shop.origin, { body: { ...orderBody, email } })
  await shop.confirm(orderId)
  const sent: string[] = []
  await open(page, '/studio')
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const clip = clipOf(page, 'Aus deinem Clip')
  await clip.getByRole('button', { name: 'Clip öffnen oder aufnehmen' }).click()
  await chooseClip(page, clip, matchFile())
  await expect(clip.getByText('runde.wav ist gelesen.')).toBeVisible({ timeout: 30_000 })
  await clip.getByRole('button', { name: 'Anhalten' }).click()
  await clip.getByRole('button', { name: 'Auf mein Spiel einstellen' }).click()
  await expect(clip.getByRole('alert').filter({ hasText: 'Es ist noch nichts markiert.' })).toBeVisible()

  const place = clip.getByRole('slider', { name: 'Stelle im Clip' })
  await place.focus()
  for (const key of ['Home', 'PageUp', 'Shift+ArrowRight', 'ArrowRight', 'Enter']) await place.press(key)
  await expect(place).toHaveAttribute('aria-valuetext', /^Bei \d+,\d Sekunden, markiert/)
  await expect(clip.getByText('Markierte Stellen: 1', { exact: false }).first()).toBeVisible()
  await place.press('Delete')
  await clip.getByRole('button', { name: 'Kurze Geräusche vorschlagen' }).click()
  await expect(clip.getByText(/Markierte Stellen: [12]\d/).first()).toBeVisible()
  await expectAccessible(page)

  await clip.getByRole('button', { name: 'Auf mein Spiel einstellen' }).click()
  const found = clip.getByText('Auf dein Spiel eingestellt: mindestens')
  await expect(found).toHaveText(/mindestens \+\d+,\d\u00a0dB/, { timeout: 60_000 })
  await expect(clip.getByRole('radio', { name: 'Auf dein Spiel' })).toBeChecked()
  await expectAccessible(page)
  const before = await found.textContent()

  await expect(clip.getByRole('link', { name: 'In deiner Bestellung behalten' })).toHaveAttribute(
    'href',
    `/bestellung/${orderId}#dein-spiel`,
  )
  await clip.getByRole('button', { name: 'Ins Studio übernehmen' }).click()
  const studio = page.getByRole('region', { name: 'Studio', exact: true })
  const handles = studio.getByRole('slider')
  await expect(handles.first()).toBeVisible()
  await handles.first().focus()
  for (let press = 0; press < 20; press += 1) await handles.first().press('ArrowUp')
  await expect(found).not.toHaveText(before ?? '')
  expect(sent.filter((url) => !url.includes('/api/visits'))).toEqual([])
})

test('an unsuitable clip is refused with a reason', async ({ page }) => {
  await open(page, '/studio')
  const clip = clipOf(page, 'Aus deinem Clip')
  await clip.getByRole('button', { name: 'Clip öffnen oder aufnehmen' }).click()
  const problem = clip.getByRole('alert').filter({ hasText: /./ })
  const tone = (time: number) => 0.1 * Math.sin(440 * 2 * Math.PI * time)
  await chooseClip(page, clip, wav('kurz.wav', 0.2, tone))
  await expect(problem).toContainText('kürzer als 10 Sekunden', { timeout: 20_000 })
  await chooseClip(
    page,
    clip,
    wav('laut.wav', 31, (time) => Math.max(-1, Math.min(1, 3 * Math.sin(900 * time)))),
  )
  await expect(problem).toContainText('übersteuert', { timeout: 20_000 })
  await chooseClip(page, clip, { name: 'text.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('kein Ton') })
  await expect(problem).toContainText('Diese Datei kann dein Browser nicht lesen.', { timeout: 20_000 })
  const picture = Buffer.from('\0\0\0\x20ftypisom\0\0\0\0hdlr\0\0\0\0\0\0\0\0vide')
  await chooseClip(page, clip, { name: 'stumm.mp4', mimeType: 'video/mp4', buffer: picture })
  await expect(problem).toContainText('In diesem Video ist kein Ton.', { timeout: 20_000 })
})
