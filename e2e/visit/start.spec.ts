import type { Locator, Page } from '@playwright/test'
import type { Shop } from '../support/shop'
import { expect, open, ownShop, test } from '../support/test'

/** A shop that asks for consent, in the line that is the highest of those above a page. */
const asking = test.extend<object, { shop: Shop }>({
  shop: ownShop({ AFFILIATE_CONSENT: 'ask' }),
})

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 390, height: 664 },
  { width: 1366, height: 657 },
]
/** Each page's sentence and buy button. */
const PAGES = [
  ['/?ref=NOVA10', 'Schritte lauter. Rest leiser.', /^Schrittklar 5,90/],
  ['/presets/cs2-schrittklar?ref=NOVA10', /Dröhnen nach hinten/, 'Jetzt kaufen'],
  ['/p/NOVA10', /^Sound-Einstellung für Counter-Strike 2/, 'Jetzt kaufen'],
] as const

test('the start page says what it sells in at most 300 words', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  expect((await main.innerText()).match(/\S+/g)?.length).toBeLessThanOrEqual(300)
  await main.getByRole('link', { name: /^Schrittklar 5,90\s€$/ }).click()
  await expect(page).toHaveURL('/kasse?preset=cs2-schrittklar')
})

asking('sentence, name, play, price and buy button are in the first screen', async ({ page }) => {
  asking.slow()
  for (const answered of [false, true])
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport)
      for (const [address, sentence, button] of PAGES) {
        await open(page, address)
        const above = page.getByRole('complementary', { name: answered ? 'Woher du kommst' : 'Partnerlink' })
        await expect(above).toHaveCount(answered && address.startsWith('/p/') ? 0 : 1)
        const where = `${address} in ${viewport.width} x ${viewport.height}, ${answered ? 'banner' : 'question'}`
        await expectFirstScreen(page, where, { sentence, button })
      }
      if (answered || viewport !== WINDOWS.at(-1)) continue
      await page.getByRole('button', { name: 'Zulassen' }).click()
      await expect(page.getByRole('complementary', { name: 'Partnerlink' })).toHaveCount(0)
    }
})

test('a name is at most 28 % of a window high, and stands over its curve', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
    [1366, 657],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const address of ['/', '/presets/valorant-winkelzug', '/presets/tarkov-stille-sohle']) {
      await open(page, address)
      const name = await boxOf(nameOf(page))
      const curve = await boxOf(page.getByRole('img', { name: /^Frequenzkurve/ }).first())
      expect.soft(name.height, `${address} at ${width}`).toBeLessThanOrEqual(0.28 * height + 1)
      expect.soft(Math.abs(curve.x - name.x), `${address} at ${width}`).toBeLessThanOrEqual(1)
      expect.soft(Math.abs(curve.width - name.width), `${address} at ${width}`).toBeLessThanOrEqual(1)
    }
  }
})

interface Sold {
  sentence: string | RegExp
  button: string | RegExp
}

async function expectFirstScreen(page: Page, where: string, { sentence, button }: Sold): Promise<void> {
  const main = page.getByRole('main')
  const buy = main.getByRole('link', { name: button }).first()
  const play = main.getByRole('button', { name: /^Hörprobe abspielen/ }).first()
  const price = main.getByText(/5,90\s€/).first()
  for (const part of [main.getByText(sentence).first(), nameOf(page), play, price, buy])
    await expect.soft(part, where).toBeInViewport({ ratio: 1 })
  const bar = main.locator('[data-buy-bar]')
  // On a phone the bar lies over the page.
  if ((await bar.count()) > 0 && (page.viewportSize()?.width ?? 0) < 768)
    expect.soft((await boxOf(play)).bottom, where).toBeLessThanOrEqual((await boxOf(bar)).y)
}

/** The shaped letters in the first screen. */
const nameOf = (page: Page) => page.getByRole('main').getByRole('heading').locator('svg').first()

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height, bottom } = element.getBoundingClientRect()
    return { x, y, width, height, bottom }
  })
