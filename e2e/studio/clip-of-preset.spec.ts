import type { Page } from '@playwright/test'
import { chooseClip, clipOf, matchFile } from '../pages/clip-page'
import { qrPath } from '@/lib/pictures/qr-path'
import { expect, expectAccessible, open, test } from '../support/test'

const PRODUCT = '/presets/cs2-schrittklar'

/** Opens a clip on a preset's page, which plays at once. */
async function opened(page: Page, path = PRODUCT): Promise<ReturnType<typeof clipOf>> {
  await open(page, path)
  const clip = clipOf(page, 'Mit deinem Spiel prüfen')
  await clip.getByRole('button', { name: 'Mit deinem Spiel prüfen' }).click()
  await chooseClip(page, clip, matchFile())
  await expect(clip.getByText('runde.wav ist gelesen und läuft durch Schrittklar.')).toBeVisible({
    timeout: 30_000,
  })
  return clip
}

const countOf = (clip: ReturnType<typeof clipOf>) => clip.getByText(/Markierte Stellen: \d+/).first()

test('a visitor marks the own game by holding a key, and sees what the preset and a fit bring', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const clip = await opened(page)
  const key = clip.getByRole('button', { name: 'Halte die Leertaste, solange du hörst, worum es geht' })
  await expect(key).toBeFocused()
  await expect(key).toContainText('Schritte auf Metall')
  await expect(clip.getByText('Noch 6 Stellen markieren.')).toBeVisible()
  await expect(clip.getByText('die der anderen, nicht deine')).toBeVisible()
  await expect(clip.getByRole('radio', { name: 'Mit Schrittklar' })).toBeChecked()
  for (const seconds of [8, 8]) {
    await page.keyboard.down(' ')
    await expect(key).toHaveAttribute('aria-pressed', 'true')
    await page.waitForTimeout(1000 * seconds)
    await page.keyboard.up(' ')
  }
  await expect(countOf(clip)).toHaveText(/: ([6-9]|1\d)$/)
  await expect(clip.getByText(/Stellen sind markiert, das reicht/)).toBeVisible()
  await clip.getByRole('button', { name: 'Anhalten' }).click()
  await expectAccessible(page)

  await clip.getByRole('button', { name: 'Auf mein Spiel einstellen' }).click()
  await clip.getByRole('button', { name: 'Abbrechen' }).click()
  await clip.getByRole('button', { name: 'Auf mein Spiel einstellen' }).click()
  await expect(clip.getByText(/^Schrittklar: [+−]\d,\d\u00a0dB/)).toBeVisible({ timeout: 60_000 })
  await expect(clip.getByText(/^Auf dein Spiel eingestellt: mindestens \+\d,\d\u00a0dB\.$/)).toBeVisible()
  for (const name of ['Ohne', 'Mit Schrittklar', 'Auf dein Spiel'])
    await expect(clip.getByRole('radio', { name })).toBeAttached()
  await expectAccessible(page)
  expect(sent.filter((url) => !url.includes('/api/visits'))).toEqual([])
})

test('clip and marks are still there when the page is left and come back to', async ({ page }) => {
  const clip = await opened(page)
  await clip.getByRole('button', { name: 'Kurze Geräusche vorschlagen' }).click()
  await expect(countOf(clip)).toHaveText(/: [12]\d$/)
  const count = (await countOf(clip).textContent())?.match(/\d+$/)?.[0] ?? ''
  await page.getByRole('link', { name: 'Presets', exact: true }).first().click()
  await expect(page).toHaveURL('/presets')
  await page.goBack()
  await expect(countOf(clip)).toHaveText(new RegExp(`: ${count}$`))

  const again = await opened(page)
  await expect(again.getByText(`Deine Markierungen von vorhin sind wieder da: ${count}.`)).toBeVisible()
})

test('a screen that is not shared is asked for again', async ({ page }) => {
  await page.addInitScript(() => {
    MediaDevices.prototype.getDisplayMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await open(page, PRODUCT)
  const clip = clipOf(page, 'Mit deinem Spiel prüfen')
  await clip.getByRole('button', { name: 'Mit deinem Spiel prüfen' }).click()
  await clip.getByRole('button', { name: 'Tab oder Bildschirm aufnehmen' }).click()
  await expect(clip.getByRole('alert').filter({ hasText: 'Es wurde nichts freigegeben.' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a computer’s camera can take over the page', async ({ page, shop }) => {
    await open(page, PRODUCT)
    const clip = clipOf(page, 'Mit deinem Spiel prüfen')
    await clip.getByRole('button', { name: 'Mit deinem Spiel prüfen' }).click()
    await clip.getByRole('button', { name: 'QR-Code zeigen' }).click()
    const picture = clip.getByRole('img', { name: 'QR-Code mit dem Link zu dieser Stelle' })
    const { path } = qrPath(`${shop.origin}${PRODUCT}#mit-deinem-spiel`)
    await expect(picture.locator('path')).toHaveAttribute('d', path)
    await expect(picture).toHaveCSS('width', '240px')
    await expectAccessible(page)
  })
})
