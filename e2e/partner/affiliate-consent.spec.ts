import type { BrowserContext, Page } from '@playwright/test'
import { countShifts, MOST_SHIFT, shiftOf } from '../support/layout-shift'
import { placeOrder } from '../pages/place-order'
import type { Shop } from '../support/shop'
import { expect, expectAccessible, open, ownShop, test as assuming } from '../support/test'

/** A shop that asks for consent before it stores anything about a partner's link. */
const asking = assuming.extend<object, { shop: Shop }>({
  shop: ownShop({ AFFILIATE_CONSENT: 'ask' }),
})

const LINK = '/?ref=NOVA10'
const CLICKS = 'affiliateUsers/sample-partner-nova/totalClicks'
const NOTHING = { cookies: [], local: [], session: [] }

const question = (page: Page) => page.getByRole('complementary', { name: 'Partnerlink' })
const banner = (page: Page) => page.getByRole('complementary', { name: 'Woher du kommst' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name })
const setting = (page: Page) => page.getByRole('region', { name: 'Einwilligung' })

/** Names of everything the browser has stored for the shop. */
async function keptBy(page: Page, context: BrowserContext) {
  const cookies = (await context.cookies()).map(({ name }) => name).sort()
  const [local, session] = await page.evaluate(() => [
    Object.keys(localStorage).sort(),
    Object.keys(sessionStorage).sort(),
  ])
  return { cookies, local, session }
}

/** Records the calls to the referral programme that a page makes from now on. */
function affiliateCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/affiliate/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Opens a partner's link and waits until the page has decided to show nothing. */
async function openInSilence(page: Page, address: string): Promise<void> {
  await open(page, address)
  await expect(page.locator('html[data-banner-room]')).toHaveCount(0)
  await expect(question(page).or(banner(page))).toHaveCount(0)
}

const attributionOf = (shop: Shop, orderId: string) => shop.data(`orders/${orderId}/attribution/affiliateUid`)

asking.describe('a shop that asks', () => {
  asking(
    'keeps nothing before an answer, and moves nothing to ask, at any width',
    async ({ page, context }) => {
      asking.slow()
      await countShifts(page)
      const calls = affiliateCalls(page)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        for (const path of ['/', '/presets/tarkov-stille-sohle', '/impressum']) {
          const shift = await shiftOf(page, `${path}?ref=NOVA10`)
          expect(shift, `${path} at ${width} px`).toBeLessThanOrEqual(MOST_SHIFT)
          await expect(question(page)).toBeInViewport({ ratio: 1 })
        }
        expect((await question(page).boundingBox())?.height).toBeLessThanOrEqual(110)
        await expectAccessible(page)
        const [yes, no] = [
          await answer(page, 'Zulassen').boundingBox(),
          await answer(page, 'Ablehnen').boundingBox(),
        ]
        expect(yes?.height).toBeGreaterThanOrEqual(44)
        expect(no?.height).toBe(yes?.height)
        expect(no?.y).toBe(yes?.y)
      }
      expect(await keptBy(page, context)).toEqual(NOTHING)
      expect(await page.evaluate(() => document.cookie)).toBe('')
      expect(calls).toEqual([])
    },
  )

  asking(
    'counts the click once after “Zulassen”, and asks no more',
    { tag: '@journey' },
    async ({ page, context, shop }) => {
      const before = Number(await shop.data(CLICKS))
      const calls = affiliateCalls(page)
      await page.goto(LINK)
      await answer(page, 'Zulassen').dblclick()
      await expect(banner(page)).toContainText('NOVA10')
      await expect(question(page)).toHaveCount(0)
      expect(await keptBy(page, context)).toEqual({
        cookies: ['affiliate'],
        local: ['affiliateConsent'],
        session: ['affiliateTracking'],
      })
      expect((await context.cookies())[0]).toMatchObject({ value: 'NOVA10', httpOnly: true, sameSite: 'Lax' })
      await page.reload()
      await expect(banner(page)).toBeVisible()
      expect(calls).toEqual(['POST /api/affiliate/clicks'])
      expect(await shop.data(CLICKS)).toBe(before + 1)

      const other = await context.newPage()
      await other.goto('/?ref=pixel')
      await expect(banner(other)).toContainText('pixel')
      const { orderId } = await placeOrder(context.request, shop.origin)
      expect(await attributionOf(shop, orderId)).toBe('sample-partner-pixel')
    },
  )

  asking(
    'keeps nothing but the answer after “Ablehnen”, and asks no more',
    { tag: '@journey' },
    async ({ page, context, shop }) => {
      const before = await shop.data(CLICKS)
      const calls = affiliateCalls(page)
      await page.goto(LINK)
      await answer(page, 'Ablehnen').focus()
      await page.keyboard.press('Enter')
      await expect(question(page)).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
      await openInSilence(page, LINK)
      await openInSilence(page, '/presets?ref=pixel')
      expect(await keptBy(page, context)).toEqual({ ...NOTHING, local: ['affiliateConsent'] })
      expect(calls).toEqual([])
      expect(await shop.data(CLICKS)).toBe(before)
      const { orderId } = await placeOrder(context.request, shop.origin)
      expect(await attributionOf(shop, orderId)).toBeNull()
    },
  )

  asking(
    'keeps nothing when the question is closed, and asks at the next visit',
    async ({ page, context }) => {
      await page.goto(LINK)
      await answer(page, 'Hinweis schließen').click()
      await expect(question(page)).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
      expect(await keptBy(page, context)).toEqual(NOTHING)
      await page.goto(LINK)
      await expect(question(page)).toBeVisible()
    },
  )

  asking('lets visitors change the answer on the privacy page', async ({ page, context, shop }) => {
    await page.goto(LINK)
    await answer(page, 'Zulassen').click()
    await expect(banner(page)).toBeVisible()
    const credited = await placeOrder(context.request, shop.origin)
    await open(page, '/datenschutz')
    await expect(setting(page).getByRole('status')).toContainText('zugelassen')
    const withdrawn = page.waitForResponse(/affiliate\/consent/)
    await setting(page).getByRole('button', { name: 'Ablehnen' }).click()
    expect((await withdrawn).status()).toBe(204)
    await expect(setting(page).getByRole('status')).toContainText('abgelehnt')
    await expect(banner(page)).toHaveCount(0)
    await expectAccessible(page)
    expect(await keptBy(page, context)).toEqual({ ...NOTHING, local: ['affiliateConsent'] })
    const later = await placeOrder(context.request, shop.origin)
    expect(await attributionOf(shop, later.orderId)).toBeNull()
    expect(await attributionOf(shop, credited.orderId)).toBe('sample-partner-nova')

    await setting(page).getByRole('button', { name: 'Zulassen' }).click()
    await expect(setting(page).getByRole('status')).toContainText('zugelassen')
    await page.goto(LINK)
    await expect(banner(page)).toBeVisible()
  })

  asking('applies an answer to all tabs', async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(LINK)
      await expect(question(tab)).toBeVisible()
    }
    await answer(page, 'Ablehnen').click()
    await expect(question(other)).toHaveCount(0)
  })

  asking('does not ask visitors who come without a partner’s link', async ({ page, context }) => {
    await openInSilence(page, '/')
    expect(await keptBy(page, context)).toEqual(NOTHING)
  })
})

assuming.describe('a shop that assumes consent', () => {
  assuming('asks no visitor, but respects an earlier refusal', async ({ page, context, shop }) => {
    await page.goto(LINK)
    await expect(banner(page)).toBeVisible()
    expect(await keptBy(page, context)).toEqual({
      cookies: ['affiliate', 'affiliate_assumed'],
      local: [],
      session: ['affiliateTracking'],
    })
    await open(page, '/datenschutz')
    await setting(page).getByRole('button', { name: 'Ablehnen' }).click()
    await expect(banner(page)).toHaveCount(0)

    const before = await shop.data(CLICKS)
    const forgotten = page.waitForResponse(/affiliate\/consent/)
    await openInSilence(page, LINK)
    await forgotten
    // The cookie only records, for a minute, that consent was not asked for.
    expect(await keptBy(page, context)).toEqual({
      cookies: ['affiliate_assumed'],
      local: ['affiliateConsent'],
      session: [],
    })
    expect(await shop.data(CLICKS)).toBe(before)
  })
})
