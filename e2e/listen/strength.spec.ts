import { unzipSync } from 'fflate'
import { unfoldFiles } from '../pages/buy'
import { placeOrder } from '../pages/place-order'
import { expect, expectAccessible, open, test } from '../support/test'

const PRESET = '/presets/tarkov-stille-sohle'

test.describe('strength', () => {
  test('is chosen on a product page by keyboard, and updates curve and name at once', async ({ page }) => {
    await open(page, PRESET)
    const strength = page.getByRole('group', { name: 'Stärke' })
    await expect(strength.getByRole('radio', { name: 'Normal' })).toBeChecked()
    const curve = page.getByRole('img', { name: /^Frequenzkurve von Stille Sohle/ }).first()
    const name = page.getByRole('heading', { level: 1, name: 'Stille Sohle' }).locator('svg')
    const look = async () => ({
      curve: await curve.innerHTML(),
      name: await name
        .locator('tspan')
        .evaluateAll((letters) =>
          letters.map((letter) => `${letter.textContent} ${getComputedStyle(letter).fontWeight}`).join(' '),
        ),
    })
    const normal = await look()
    await strength.getByRole('radio', { name: 'Normal' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(strength.getByRole('radio', { name: 'Kräftig' })).toBeChecked()
    const strong = await look()
    expect(strong.curve).not.toBe(normal.curve)
    expect(strong.name).not.toBe(normal.name)
    await expectAccessible(page)
    await strength.getByText('Dezent').click()
    const subtle = await look()
    expect(new Set([subtle.curve, normal.curve, strong.curve]).size).toBe(3)
    await strength.getByText('Normal').click()
    // The letters take a moment to get there.
    await expect.poll(look).toEqual(normal)
  })

  test('is applied with biquad filters rather than IIR filters, which cost the page 30 ms each', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let [inTask, most, biquads] = [0, 0, 0]
      const make = globalThis.IIRFilterNode
      globalThis.IIRFilterNode = class extends make {
        constructor(context: BaseAudioContext, options: IIRFilterOptions) {
          super(context, options)
          inTask += 1
          most = Math.max(most, inTask)
          setTimeout(() => (inTask = 0))
        }
      }
      const Biquad = globalThis.BiquadFilterNode
      globalThis.BiquadFilterNode = class extends Biquad {
        constructor(context: BaseAudioContext, options?: BiquadFilterOptions) {
          super(context, options)
          biquads += 1
        }
      }
      Object.assign(globalThis, { madeFilters: () => ({ most, biquads }) })
    })
    await open(page, PRESET)
    const made = () => page.evaluate<{ most: number; biquads: number }>('madeFilters()')
    const strength = page.getByRole('group', { name: 'Stärke' })
    await page.getByRole('combobox', { name: 'Dein Headset' }).fill('cloud 2')
    await page
      .getByRole('option', { name: /^HyperX Cloud II/ })
      .first()
      .click()
    await strength.getByText('Dezent').click()
    expect((await made()).biquads).toBe(0)
    await page
      .getByRole('button', { name: /^Hörprobe abspielen/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Hörprobe anhalten/ }).first()).toBeVisible()
    for (const press of ['Kräftig', 'Normal']) {
      const before = await made()
      await strength.getByText(press).click()
      await expect.poll(async () => (await made()).biquads).toBeGreaterThan(before.biquads)
    }
    for (const side of ['Ohne', 'Mit Preset']) await page.getByText(side, { exact: true }).first().click()
    expect((await made()).most).toBeLessThanOrEqual(2)
  })

  test('applies to a download, and an unknown one is refused in German', async ({ page, shop, request }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    await shop.confirm(orderId)
    await open(page, `/bestellung/${orderId}?token=${accessToken}`)
    const file = `${shop.origin}/api/orders/${orderId}/files/tarkov-stille-sohle`
    const load = (name: string, query = '') => request.get(`${file}/${name}?token=${accessToken}${query}`)
    const plain = await load('equalizer-apo.txt')
    expect(await (await load('equalizer-apo.txt', '&staerke=normal')).text()).toBe(await plain.text())
    const strong = await load('equalizer-apo.txt', '&staerke=kraeftig')
    expect(strong.headers()['content-disposition']).toMatch(/-v\d+-kraeftig-equalizer-apo\.txt"$/)
    expect(await strong.text()).toContain('Stille Sohle, Kräftig')
    const archive = unzipSync(await (await load('alles.zip', '&staerke=dezent')).body())
    for (const path of Object.keys(archive)) expect(path).toMatch(/-dezent\/.+-dezent-/)
    for (const wrong of ['stark', '', 'Normal']) {
      const answer = await load('equalizer-apo.txt', `&staerke=${wrong}`)
      expect(answer.status()).toBe(400)
      expect(await answer.json()).toMatchObject({
        error: {
          fields: { staerke: 'Diese Stärke gibt es nicht. Möglich sind dezent, normal und kraeftig.' },
        },
      })
    }
  })

  test('applies to all download links when chosen on the order page', async ({ page, shop, request }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    await shop.confirm(orderId)
    await open(page, `/bestellung/${orderId}?token=${accessToken}`)
    const files = page.locator('a[href*="/files/"]')
    const addresses = () => files.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const normal = await addresses()
    expect(normal.filter((address) => address?.includes('staerke'))).toEqual([])
    await unfoldFiles(page)
    await page.getByRole('group', { name: 'Stärke' }).getByText('Kräftig').click()
    expect(await addresses()).toEqual(normal.map((address) => `${address}&staerke=kraeftig`))
    const [download] = await Promise.all([page.waitForEvent('download'), files.first().click()])
    expect(download.suggestedFilename()).toContain('-kraeftig')
  })
})
