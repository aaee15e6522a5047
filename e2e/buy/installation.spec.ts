import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { mainDownload, unfoldFiles } from '../pages/buy'
import { orderBody, placeOrder } from '../pages/place-order'
import type { Shop } from '../support/shop'
import { expect, expectAccessible, open, test } from '../support/test'
import type { APIRequestContext } from '@playwright/test'

/** Of a preset whose game is for Windows and Mac. */
async function paidOrder(shop: Shop, request: APIRequestContext): Promise<string> {
  const body = { ...orderBody, items: [{ id: 'lol-rufweite' }] }
  const { orderId, accessToken } = await placeOrder(request, shop.origin, { body })
  await shop.confirm(orderId)
  return `/bestellung/${orderId}?token=${accessToken}`
}

/** User agent, name of the system, main download. */
const systems = [
  ['Windows NT 10.0; Win64; x64', 'Windows', /-windows\.zip$/],
  ['Macintosh; Intel Mac OS X 10_15_7', 'Mac', /-mac\.txt$/],
  ['X11; Linux x86_64', 'Linux', /-easyeffects\.json$/],
  ['Linux; Android 15; Pixel 9', 'Android', /-graphic-eq-wavelet\.txt$/],
] as const

test.describe('the installation guide', () => {
  test('shows one download and the steps for the visitor’s system', async ({ browser, shop, request }) => {
    const order = await paidOrder(shop, request)
    for (const [agent, system, file] of systems)
      await test.step(system, async () => {
        const context = await browser.newContext({
          baseURL: shop.origin,
          locale: 'de-DE',
          userAgent: `Mozilla/5.0 (${agent}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
          extraHTTPHeaders: { 'sec-ch-ua-platform': '"Unknown"' },
        })
        const page = await context.newPage()
        await open(page, order)
        await expect(page.getByRole('heading', { level: 1, name: /^Danke!/ })).toBeVisible()
        if (system === 'Android') await page.getByText('Doch auf diesem Gerät').click()
        await expect(page.getByRole('radio', { name: system, exact: true })).toBeChecked()
        const link = page.getByRole('link', { name: mainDownload })
        await expect(link).toHaveAccessibleName(`Für ${system} herunterladen`)
        await expect(
          page.getByRole('region', { name: `Schritte für ${system}` }).getByRole('listitem'),
        ).toHaveCount(system === 'Android' ? 3 : 4)
        await expect(page.getByText(/ist danach alles bis zu \d+ dB leiser: dreh/)).toHaveCount(
          system === 'Android' ? 0 : 1,
        )
        await expect(page.getByRole('link', { name: /equalizer-apo\.txt/ })).toHaveCount(0)
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
        expect(download.suggestedFilename()).toMatch(file)
        await context.close()
      })
  })

  test('can be switched to another system, with keys too, and says where it is impossible', async ({
    page,
    shop,
    request,
  }) => {
    await open(page, await paidOrder(shop, request))
    const chosen = page.getByRole('group', { name: 'Dein System' })
    await chosen.getByText('Windows').click()
    await expect(page.getByRole('region', { name: 'Schritte für Windows' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('region', { name: 'Schritte für Mac' })).toBeVisible()
    await chosen.getByText('iPhone, iPad').click()
    await expect(page.getByText(/^Auf iPhone und iPad darf kein Programm/)).toBeVisible()
    await expect(page.getByRole('link', { name: mainDownload })).toHaveCount(0)
  })

  test(
    'offers a zip for Windows that works as unpacked, at the chosen strength',
    { tag: '@journey' },
    async ({ page, shop, request }) => {
      await open(page, await paidOrder(shop, request))
      await page.getByRole('group', { name: 'Dein System' }).getByText('Windows').click()
      await unfoldFiles(page)
      await page.getByRole('group', { name: 'Stärke' }).getByText('Dezent').click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: mainDownload }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/-dezent-windows\.zip$/)
      const files = unzipSync(await readFile(await download.path()))
      const included = /^Include: (.+)\r$/m.exec(strFromU8(files['config.txt'] ?? new Uint8Array()))?.[1]
      expect(Object.keys(files)).toContain(included?.replace('\\', '/'))
    },
  )

  test('plays a test tone that is loaded on demand, can be retried, and can be stopped', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    await page.addInitScript(() => {
      const tones: OscillatorNode[] = []
      const { start } = OscillatorNode.prototype
      OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
        tones.push(this)
        return start.call(this, when)
      }
      Object.assign(globalThis, { tones: () => tones.length })
    })
    await open(page, await paidOrder(shop, request))
    const check = page.getByRole('button', { name: 'Hat es geklappt?' })
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await check.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Verbindung' })).toBeVisible()
    await expect(check).toHaveAttribute('aria-expanded', 'false')
    expect(consoleErrors.splice(0).join()).toContain('ERR_FAILED')
    await page.unroute('**/_next/static/**/*.js')
    await check.click()
    await expect(
      page.getByText(/^Mit Preset wird er bei .+ am lautesten und bei .+ am leisesten\./),
    ).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate('tones()')).toBe(0)
    await page.getByRole('button', { name: 'Prüfton abspielen' }).click()
    expect(await page.evaluate('tones()')).toBe(1)
    const readout = page.getByText(/Hz, jetzt (lauter|leiser|mittel)$/)
    const first = await readout.innerText()
    await expect.poll(() => readout.innerText()).not.toBe(first)
    await page.getByRole('button', { name: 'Prüfton anhalten' }).click()
    await expect(readout).toHaveCount(0)
    await page.getByRole('button', { name: 'Prüfton abspielen' }).click()
    await expect(page.getByRole('button', { name: 'Prüfton abspielen' })).toBeVisible({ timeout: 15_000 })
  })
})
