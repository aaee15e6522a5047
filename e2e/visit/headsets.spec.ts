import type { Page } from '@playwright/test'
import { equalizerApoDeviation } from '@/lib/audio/testing/read-equalizer-apo'
import { tarkovStilleSohle } from '@/lib/catalog/presets/tarkov-stille-sohle'
import { headsetSchema, type Headset } from '@/lib/headsets/schema'
import { withHeadset } from '@/lib/headsets/with-headset'
import { forgiveCamera, liveOf, press, side, soundingBrowser, status } from '../pages/live-page'
import { placeOrder } from '../pages/place-order'
import { expectedChanges, openTones, steadyLevels, TONES } from '../pages/three-tones'
import { CUSTOMER, expectSignedIn, signIn } from '../support/accounts'
import { audioDeviation, loadAudio, SAMPLE_RATES } from '../support/audio-deviation'
import { listenTo } from '../support/live-ear'
import { unfoldFiles } from '../pages/buy'
import { expect, expectAccessible, open, test } from '../support/test'

const PRODUCT = '/presets/tarkov-stille-sohle'
const NAME = 'HyperX Cloud II'
const { filters } = tarkovStilleSohle

const field = (page: Page) => page.getByRole('combobox', { name: 'Dein Headset' })
const off = (page: Page) => page.getByRole('button', { name: `${NAME} abwählen` })
const chosen = (page: Page) => page.getByText(`für ${NAME}`, { exact: true })
const sides = (page: Page) =>
  page.getByRole('region', { name: 'Stille Sohle', exact: true }).getByRole('group', { name: /Preset/ })
const curve = (page: Page) => page.getByRole('img', { name: new RegExp(`Korrektur für ${NAME}: `) })

async function choose(page: Page): Promise<void> {
  await field(page).focus()
  await page.keyboard.type('clowd 2')
  const option = page.getByRole('option', { name: new RegExp(`^${NAME} ?ohrumschließend`) })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(chosen(page)).toBeVisible()
}

async function headsetOf(page: Page): Promise<Headset> {
  const answer = await page.request.get('/api/headsets/hyperx-cloud-ii')
  return headsetSchema.parse(await answer.json())
}

test.use({ launchOptions: soundingBrowser })

test.describe('a headset', () => {
  test(
    'is chosen by keyboard despite a typing error, drawn at once, and deselected by one press',
    { tag: '@journey' },
    async ({ page }) => {
      await open(page, PRODUCT)
      await expect(sides(page).getByRole('radio')).toHaveCount(2)
      await field(page).click()
      await field(page).fill('xyzzy')
      await expect(page.getByText('Dieses Modell kennen wir noch nicht.')).toBeVisible()
      await expectAccessible(page)
      await field(page).fill('')
      await choose(page)
      await expect(off(page)).toBeFocused()
      await expect(sides(page).getByRole('radio', { name: 'Plus Headset' })).toBeChecked()
      await expect(curve(page)).toBeVisible()
      await expect(page.getByText(`Korrektur für ${NAME}`, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await sides(page).getByText('Mit Preset', { exact: true }).click()
      await expect(page.getByText('Preset allein', { exact: true })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(sides(page).getByRole('radio', { name: 'Plus Headset' })).toBeChecked()
      await off(page).click()
      await expect(field(page)).toBeFocused()
      await expect(sides(page).getByRole('radio')).toHaveCount(2)
      await expect(sides(page).getByRole('radio', { name: 'Mit Preset' })).toBeChecked()
      await expect(curve(page)).toHaveCount(0)
    },
  )

  test('is kept after a reload and in every tab, and a corrupt value is set aside', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('headset') === null) localStorage.setItem('headset', '{broken')
    })
    await open(page, PRODUCT)
    await expect(field(page)).toBeVisible()
    const other = await page.context().newPage()
    await open(other, PRODUCT)
    await choose(page)
    await expect(chosen(other)).toBeVisible()
    await expect(curve(other)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('headset.broken'))).toBe('{broken')
    await page.reload()
    await expect(chosen(page)).toBeVisible()
    await expect(sides(page).getByRole('radio', { name: 'Plus Headset' })).toBeChecked()
    await off(page).click()
    await expect(field(other)).toBeVisible()
    await other.close()
  })

  test('stays selected on a page that does not show its field', async ({ page }) => {
    await open(page, PRODUCT)
    await choose(page)
    await open(page, '/')
    await expect(page.getByRole('radio', { name: 'Plus Headset' }).first()).toBeChecked()
    await open(page, PRODUCT)
    await off(page).click()
  })

  test('is chosen on the start page, and found by a search that leads to its page', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Headset wählen' }).click()
    await expect(field(page)).toBeFocused()
    await choose(page)
    await expect(page.getByRole('radio', { name: 'Plus Headset' }).first()).toBeChecked()
    await off(page).click()
    await open(page, '/headset')
    await field(page).fill('clowd 2')
    await page.getByRole('option', { name: new RegExp(`^${NAME} ?ohrumschließend`) }).click()
    await expect(page).toHaveURL('/headset/hyperx-cloud-ii')
    await off(page).click()
  })

  test('shows a warning if its correction boosts by more than 9 dB', async ({ page }) => {
    await page.route('**/api/headsets/hyperx-cloud-ii', async (route) => {
      const answer = await route.fetch()
      const { filters: own, ...rest } = headsetSchema.parse(await answer.json())
      const [first, ...others] = own
      await route.fulfill({
        json: { ...rest, filters: [{ ...first, type: 'PK', fc: 60, gain: 14, q: 1 }, ...others] },
      })
    })
    await open(page, PRODUCT)
    await choose(page)
    await expect(
      page.getByText(/^Diese Korrektur hebt um bis zu \+1\d,\d\sdB an, bei \d+\sHz\./),
    ).toBeVisible()
  })

  test('leaves play and switch on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, PRODUCT)
    await choose(page)
    await page.evaluate(() => scrollTo(0, 0))
    const last = sides(page).getByText('Plus Headset')
    for (const part of [page.getByRole('button', { name: /^Hörprobe/ }).first(), last]) {
      const box = await part.boundingBox()
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(740)
    }
    const lines = await last.evaluate((label) => {
      const words = document.createRange()
      words.selectNode(label.lastChild ?? label)
      return words.getClientRects().length
    })
    expect(lines).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('is played together with the preset as one curve', async ({ page }) => {
    const whole = withHeadset(filters, await headsetOf(page))
    await loadAudio(page)
    for (const sampleRate of SAMPLE_RATES)
      expect(await audioDeviation(page, whole, sampleRate)).toBeLessThanOrEqual(0.05)
  })

  test('is part of the downloaded files and named in their address', async ({ page, shop, request }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    await shop.confirm(orderId)
    await open(page, `/bestellung/${orderId}?token=${accessToken}`)
    await expect(page.getByText('Die Dateien enthalten das Preset allein.')).toBeVisible()
    await choose(page)
    await expect(page.getByText(`das Preset und die Korrektur für ${NAME}`)).toBeVisible()
    await unfoldFiles(page)
    const link = page.getByRole('link', { name: /equalizer-apo\.txt/ })
    const address = (await link.getAttribute('href')) ?? ''
    expect(address).toContain('&headset=hyperx-cloud-ii')
    const file = await (await page.request.get(address)).text()
    const whole = withHeadset(filters, await headsetOf(page))
    expect(equalizerApoDeviation(whole, file)).toBeLessThanOrEqual(0.05)
  })

  test('is stored in the account, and selected in another browser', async ({ page, browser, shop }) => {
    await signIn(page, CUSTOMER)
    await expectSignedIn(page)
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/account/headset') && answer.request().method() === 'PUT',
    )
    await choose(page)
    expect((await kept).status()).toBe(204)
    const elsewhere = await browser.newContext({ baseURL: shop.origin })
    const other = await elsewhere.newPage()
    await signIn(other, CUSTOMER)
    await expect(chosen(other)).toBeVisible()
    await elsewhere.close()
  })

  test('has its own page, while an unknown one gets a 404', async ({ page, consoleErrors }) => {
    await open(page, '/headset')
    await page.getByText(/^HyperX \(/).click()
    await page.getByRole('link', { name: NAME, exact: true }).click()
    await expect(page).toHaveURL('/headset/hyperx-cloud-ii')
    // How much softer a sound is still heard depends on whether the headset is open.
    await expect(page.getByText(/^offen \+?[0-9,]+\s?dB, geschlossen \+?[0-9,]+\s?dB$/).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Plus Headset' })).toBeChecked()
    await page.getByRole('button', { name: 'Als mein Headset wählen' }).click()
    await expect(off(page)).toBeVisible()
    expect((await page.request.get('/headset/nie-gebaut')).status()).toBe(404)
    expect(consoleErrors).toEqual([])
  })

  test('fills the correction in the studio', async ({ page }) => {
    await open(page, '/studio#kurve=1&name=Probe&filter=PK1000_30_100')
    await choose(page)
    await expect(page.getByText(`Geladen: ${NAME}`)).toBeVisible()
    await off(page).click()
    await expect(page.getByText(`Geladen: ${NAME}`)).toHaveCount(0)
  })
})

test.describe('a headset, live', () => {
  test('changes the sound of another tab by the sum of both curves', async ({ page, consoleErrors }) => {
    const ear = await listenTo(page)
    await openTones(page)
    await open(page, PRODUCT)
    await choose(page)
    const whole = withHeadset(filters, await headsetOf(page))
    await press(page, 'Spiel im Browser')
    await expect(status(page)).toContainText('Zu hören ist')
    await expect(liveOf(page).getByText('wird gemessen')).toHaveCount(0)
    await side(page, 'Ohne').focus()
    await page.keyboard.press('Space')
    await expect(side(page, 'Ohne')).toBeChecked()
    const without = await steadyLevels(ear)
    await page.keyboard.press('ArrowLeft')
    await expect(side(page, 'Plus Headset')).toBeChecked()
    const worn = await steadyLevels(ear)
    for (const [index, expected] of expectedChanges(whole).entries()) {
      const change = (worn[index] ?? NaN) - (without[index] ?? NaN)
      expect(Math.abs(change - expected), `${TONES[index]} Hz`).toBeLessThanOrEqual(0.5)
    }
    await press(page, 'Beenden')
    forgiveCamera(consoleErrors)
  })
})
