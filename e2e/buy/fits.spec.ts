import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { seededRandom, type Random } from '@/lib/audio/scenes/synthesis/noise'
import { chooseClip, clipOf, matchFile } from '../pages/clip-page'
import { orderBody, placeOrder } from '../pages/place-order'
import { forgive, test } from '../support/accounts'
import { button, expect, expectAccessible, open } from '../support/test'

const ofOrder = (page: Page) => page.getByRole('region', { name: 'Dein Spiel' })

/** From the opened part to what it says of the clip. */
async function measure(page: Page, clip: ReturnType<typeof clipOf>): Promise<void> {
  await chooseClip(page, clip, matchFile())
  await clip.getByRole('button', { name: 'Anhalten' }).click({ timeout: 30_000 })
  await clip.getByRole('button', { name: 'Kurze Geräusche vorschlagen' }).click()
  await clip.getByRole('button', { name: 'Auf mein Spiel einstellen' }).click()
  await expect(clip.getByText(/^Auf dein Spiel eingestellt: mindestens/)).toBeVisible({ timeout: 90_000 })
}

/** Stands for the result of measuring a clip. */
async function findFit(page: Page, preset: string): Promise<void> {
  const fit = { id: '0123456789abcdef'.repeat(2), preset, filters: 'PK2200_30_120', said: 2.5 }
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('given')) return
    sessionStorage.setItem('given', 'true')
    localStorage.setItem('foundFit', text)
  }, JSON.stringify(fit))
}

/** dB below the highest third octave, which is the given one, uneven as a recording. */
function spectrum(highest: number, random: Random): number[] {
  return Array.from({ length: 31 }, (_, third) => {
    const distance = Math.abs(third - highest)
    return distance === 0 ? 0 : -Math.round(20 * distance + 80 * random()) / 10
  })
}

test.describe('a fit to the own game', () => {
  test(
    'is measured before the purchase, kept after paying as a guest, and downloaded',
    { tag: '@journey' },
    async ({ page }) => {
      test.setTimeout(180_000)
      await open(page, '/presets/cs2-schrittklar')
      const clip = clipOf(page, 'Mit deinem Spiel prüfen')
      await clip.getByRole('button', { name: 'Mit deinem Spiel prüfen' }).click()
      await measure(page, clip)
      await expect(clip.getByText('Hören und messen ist frei.')).toBeVisible()
      await expectAccessible(page)
      await clip.getByRole('link', { name: 'Kaufen, mit der Datei für dein Spiel' }).click()
      await page.getByLabel('E-Mail-Adresse').fill('mein-spiel@example.com')
      for (const name of ['Ich stimme ausdrücklich zu', 'Mir ist bekannt'])
        await page.getByRole('checkbox', { name }).check()
      await button(page, 'Zahlungspflichtig bestellen').click()
      await button(page, 'Bezahlen').click()

      const part = ofOrder(page)
      await expect(part.getByRole('button', { name: 'Jetzt auf dein Spiel einstellen' })).toBeVisible()
      await expect(part.getByText(/^Gemessen und noch nicht behalten: mindestens \+\d,\d/)).toBeVisible()
      await expect(part.getByLabel('Spiel', { exact: true })).toHaveValue('cs2-schrittklar')
      await part.getByRole('button', { name: 'In dieser Bestellung behalten' }).dblclick()
      const kept = part.getByRole('list', { name: 'Auf dein Spiel eingestellt' }).locator('> li')
      await expect(kept).toHaveCount(1)
      await expect(kept.getByRole('heading')).toHaveText(/^Schrittklar, mein Spiel, \d\d\.\d\d\.$/)
      await expect(kept).toContainText(/Mindestens \+\d,\d.dB weiter hervor, Counter-Strike 2/)
      await expect(part.getByText(/noch nicht behalten/)).toHaveCount(0)
      await expectAccessible(page)
      await page.reload()

      await part.locator('summary', { hasText: 'Alle Werte, die gesendet werden' }).click()
      const values = part.getByRole('table', { name: 'Alle Werte, die gesendet werden' })
      await expect(values.getByRole('row')).toHaveCount(32)
      await part.getByLabel('Was du markiert hast').selectOption('Schritte auf hartem Boden')
      await part.getByRole('button', { name: 'Diese Werte geben' }).click()
      const given = part.getByRole('group', { name: 'Das hast du dem Shop gegeben' })
      await expect(given).toContainText('Schritte auf hartem Boden in Counter-Strike 2')
      await expect(part.getByRole('button', { name: 'Diese Werte geben' })).toHaveCount(0)
      await expectAccessible(page)
      await given.getByRole('button', { name: /^Zurücknehmen/ }).click()
      await button(page, 'Spektren zurücknehmen').click()
      await expect(given).toHaveCount(0)
      await kept.getByText('Stärke, andere Programme, einzelne Dateien').click()
      await kept.getByRole('group', { name: 'Stärke' }).getByText('Kräftig').click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        kept.getByRole('link', { name: 'equalizer-apo.txt herunterladen' }).click(),
      ])
      expect(download.suggestedFilename()).toBe(
        'spielklang-cs2-schrittklar-mein-spiel-v1-kraeftig-equalizer-apo.txt',
      )
      expect(await readFile(await download.path(), 'utf8')).toMatch(/^Filter 1: ON/m)

      await kept.getByRole('button', { name: /^Löschen/ }).click()
      await button(page, 'Einstellung löschen').click()
      await expect(kept).toHaveCount(0)
    },
  )

  test('for a game without a preset is kept under its name, and can be taken to the studio', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    const body = { ...orderBody, items: [{ id: 'cs2-schrittklar' }] }
    const { orderId, accessToken } = await placeOrder(page.request, shop.origin, { body })
    await shop.confirm(orderId)
    await findFit(page, 'cs2-schrittklar')
    await open(page, `/bestellung/${orderId}?token=${accessToken}#dein-spiel`)
    const part = ofOrder(page)
    await part.getByLabel('Spiel', { exact: true }).selectOption('Ein anderes Spiel')
    const name = part.getByLabel('Wie heißt das Spiel?')
    const keep = part.getByRole('button', { name: 'In dieser Bestellung behalten' })
    await keep.click()
    await expect(part.getByText('Diese Angabe fehlt.')).toBeVisible()
    await name.fill('Valorant')
    await keep.click()
    await expect(part.getByRole('alert').filter({ hasText: 'ein eigenes Preset' })).toBeVisible()
    await name.fill('Ungehobelte Tulpen')
    await keep.click()
    const kept = part.getByRole('list', { name: 'Auf dein Spiel eingestellt' }).locator('> li')
    await expect(kept.getByRole('heading')).toHaveText(/^Ungehobelte Tulpen, mein Spiel, /)
    await kept.getByText('Stärke, andere Programme, einzelne Dateien').click()
    await kept.getByRole('link', { name: 'Im Studio damit weiterarbeiten' }).click()
    await expect(page.getByRole('region', { name: 'Studio', exact: true }).getByRole('slider')).toHaveCount(1)
    forgive(consoleErrors)
  })

  test('measured by eight buyers, what the preset brings in the game is on its page', async ({
    page,
    shop,
  }) => {
    const random = seededRandom(1)
    const body = { ...orderBody, items: [{ id: 'cs2-schrittklar' }] }
    for (let buyer = 1; buyer <= 8; buyer += 1) {
      const email = `kaeufer${buyer}@example.com`
      const placed = await placeOrder(page.request, shop.origin, { body: { ...body, email } })
      await shop.confirm(placed.orderId)
      const path = `/api/orders/${placed.orderId}/gifts/cs2-schrittklar/hardSteps?token=${placed.accessToken}`
      const answer = await page.request.put(`${shop.origin}${path}`, {
        headers: { origin: shop.origin },
        data: { sound: spectrum(15, random), bed: spectrum(6, random) },
      })
      expect(answer.status()).toBe(204)
    }
    await expect(async () => {
      await open(page, '/presets/cs2-schrittklar')
      const part = page.getByRole('region', { name: 'Das hörst du lauter' })
      const said = /In Counter-Strike 2 gemessen, an 8 Clips von Käufern: \+\d(,5)? bis \+\d(,5)?.dB/
      await expect(part).toContainText(said, { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  })

  test('measured with a preset that is no part of the order is not offered for it', async ({
    page,
    shop,
  }) => {
    const { orderId, accessToken } = await placeOrder(page.request, shop.origin)
    await shop.confirm(orderId)
    await findFit(page, 'cs2-schrittklar')
    await open(page, `/bestellung/${orderId}?token=${accessToken}`)
    const part = ofOrder(page)
    await expect(part.getByText(/gehört zu einem Preset, das nicht in dieser Bestellung ist/)).toBeVisible()
    await expect(part.getByRole('button', { name: 'In dieser Bestellung behalten' })).toHaveCount(0)
    await button(page, 'Verwerfen').click()
    await expect(part.getByText(/nicht in dieser Bestellung/)).toHaveCount(0)
  })
})
