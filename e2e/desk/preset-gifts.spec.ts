import type { Page } from '@playwright/test'
import { openDesk } from '../pages/open-as'
import { orderBody, placeOrder } from '../pages/place-order'
import { test } from '../support/accounts'
import { button, expect, expectAccessible, open } from '../support/test'

/** Of a game for which other tests give nothing. */
const PRESET = 'tarkov-stille-sohle'
const SOUND = 'Nachladen'

/** Stands for what measuring a clip leaves once its fit is kept; dB below the highest third octave. */
async function leaveSpectra(page: Page): Promise<void> {
  const levels = (highest: number) =>
    Array.from({ length: 31 }, (_, third) => -Math.min(80, 2 * Math.abs(third - highest) + (third % 3) * 3))
  const spectra = { sound: levels(15), bed: levels(6), headset: 'hyperx-cloud-ii' }
  const fit = { id: '0123456789abcdef'.repeat(2), preset: PRESET, filters: 'PK2200_30_120', said: 2.5 }
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('given')) return
      sessionStorage.setItem('given', 'true')
      localStorage.setItem('foundFit', text)
    },
    JSON.stringify({ ...fit, spectra, isKept: true }),
  )
}

test('what a buyer gave is seen at the desk without their name, set aside, and counted again', async ({
  page,
  browser,
  shop,
}) => {
  const body = { ...orderBody, items: [{ id: PRESET }] }
  const { orderId, accessToken } = await placeOrder(page.request, shop.origin, { body })
  await shop.confirm(orderId)
  await leaveSpectra(page)
  await open(page, `/bestellung/${orderId}?token=${accessToken}#dein-spiel`)
  await page.getByLabel('Was du markiert hast').selectOption(SOUND)
  await button(page, 'Diese Werte geben').click()
  const own = page.getByRole('group', { name: 'Das hast du dem Shop gegeben' })
  await expect(own).toContainText('Mit der Korrektur für HyperX Cloud II')

  const desk = await openDesk(browser, shop, `/admin/presets/${PRESET}?ansicht=gemessen`)
  const given = desk.getByRole('table', { name: 'Was gegeben wurde' })
  const row = given.getByRole('row').filter({ hasText: 'Nummer 1' })
  await expect(given.getByRole('row')).toHaveCount(2)
  for (const text of [SOUND, 'HyperX Cloud II', 'Zählt']) await expect(row).toContainText(text)
  await expect(desk.getByRole('main')).not.toContainText(orderBody.email)
  expect(await desk.content()).not.toContain(orderId)
  const counts = async (buyers: number, setAside: number) => {
    const facts = desk.getByRole('region', { name: SOUND })
    await expect(async () => {
      await desk.reload()
      await expect(facts).toContainText(`Käufer, die zählen${buyers}`, { timeout: 1000 })
      await expect(facts).toContainText(`Beiseitegelegt${setAside}`, { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  }
  await counts(1, 0)
  await expectAccessible(desk)

  await button(desk, 'Nummer 1 beiseitelegen').click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Beiseitelegen' }).click()
  await expect(row).toContainText('Von Hand beiseitegelegt')
  await counts(0, 1)
  await button(desk, 'Nummer 1 wieder zählen').click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Wieder zählen' }).click()
  await expect(desk.getByText('Nummer 1 zählt wieder.')).toBeVisible()
  await expect(button(desk, 'Nummer 1 beiseitelegen')).toBeVisible()
  await counts(1, 0)

  await own.getByRole('button', { name: /^Zurücknehmen/ }).click()
  await button(page, 'Spektren zurücknehmen').click()
  await expect(own).toHaveCount(0)
  await desk.reload()
  await expect(desk.getByText('Hier hat niemand Spektren gegeben')).toBeVisible()
})
