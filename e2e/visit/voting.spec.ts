import { addAccount, forgive, PASSWORD, register, setConfirmed, test } from '../support/accounts'
import { openAs } from '../pages/open-as'
import { entry, part, suggest, suggested } from '../pages/voting-page'
import { button, expect, expectAccessible, open } from '../support/test'

test.describe('voting', () => {
  test('a search without a hit leads to suggesting that game and voting for it', async ({ page, shop }) => {
    const email = 'w-suche@example.com'
    await addAccount(shop, email)
    await open(page, '/presets?suche=stardew valley')
    await page.getByRole('link', { name: 'Für dieses Spiel abstimmen' }).click()
    await expect(page).toHaveTitle('Abstimmen – Spielklang')
    await expect(page.getByLabel('Vorschläge durchsuchen')).toHaveValue('stardew valley')
    await expect(page.getByRole('heading', { name: 'Das steht noch nicht zur Wahl' })).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort').fill(PASSWORD)
    await button(page, 'Anmelden').click()
    await expect(page).toHaveURL('/abstimmen?suche=stardew+valley#vorschlaege')
    await expect(page.getByText('Du hast noch 3 Stimmen frei.')).toBeVisible()
    await expect(page.getByLabel('Name des Spiels')).toHaveValue('stardew valley')
    await suggest(page, 'Stardew Valley')
    await expect(page.getByText('Stardew Valley steht jetzt zur Wahl und hat deine Stimme.')).toBeVisible()
    await expect(entry(page, 'Vorschläge', 'Stardew Valley')).toContainText('1 Stimme')
    await expect(entry(page, 'Deine Stimmen', 'Stardew Valley')).toBeVisible()
    await expect(page.getByText('Du hast noch 2 Stimmen frei.')).toBeVisible()

    await suggest(page, 'STARDEW-VALLEY')
    await expect(page.getByText('Stardew Valley ist schon vorgeschlagen.')).toBeVisible()
    await suggest(page, 'cs2')
    await expect(page.getByText('Für Counter-Strike 2 gibt es schon ein Preset.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zum Preset' })).toHaveAttribute(
      'href',
      '/presets/cs2-schrittklar',
    )
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test('a headset can be suggested like a game, and a known one is linked instead', async ({
    browser,
    shop,
  }) => {
    const email = 'w-headset@example.com'
    await addAccount(shop, email)
    const page = await openAs(browser, shop, email, '/abstimmen?art=headset&suche=klangwerk%209')
    const form = part(page, 'Spiel oder Headset vorschlagen')
    await expect(form.getByRole('radio', { name: 'Headset', exact: true })).toBeChecked()
    await expect(form.getByLabel('Name des Headsets')).toHaveValue('klangwerk 9')
    await form.getByLabel('Name des Headsets').fill('Klangwerk 9+')
    await button(page, 'Vorschlagen und abstimmen').click()
    await expect(page.getByText('Klangwerk 9+ steht jetzt zur Wahl und hat deine Stimme.')).toBeVisible()
    await expect(entry(page, 'Deine Stimmen', 'Klangwerk')).toContainText('Headset')
    await open(page, '/abstimmen?suche=klangwerk')
    await expect(entry(page, 'Vorschläge', 'Klangwerk')).toContainText('Headset')

    await form.getByRole('radio', { name: 'Headset', exact: true }).check()
    await form.getByLabel('Name des Headsets').fill('sennheiser hd650')
    await button(page, 'Vorschlagen und abstimmen').click()
    await expect(page.getByText('Sennheiser HD 650 ist schon im Shop')).toBeVisible()
    await expect(form.getByRole('link', { name: 'Zum Headset' })).toHaveAttribute(
      'href',
      '/headset/sennheiser-hd-650',
    )
    await expectAccessible(page)
    await expect.poll(() => shop.audit()).toEqual([])
  })

  test(
    'votes count once, can be moved, and are updated live for all visitors',
    { tag: '@journey' },
    async ({ page: visitor, browser, shop, consoleErrors }) => {
      const emails = ['w-eins@example.com', 'w-zwei@example.com']
      for (const email of emails) await addAccount(shop, email)
      const [one = '', other = ''] = emails
      const voter = await openAs(browser, shop, one, '/abstimmen')
      const ids: string[] = []
      for (const game of ['Hades III', 'Outer Wilds', 'Tunic']) ids.push(await suggested(voter, shop, game))
      await open(visitor, '/abstimmen')
      const seen = entry(visitor, 'Vorschläge', 'Outer Wilds')
      await expect(seen).toContainText('1 Stimme')
      await expect(seen.getByRole('link', { name: 'Abstimmen' })).toHaveAttribute(
        'href',
        /^\/anmelden\?zurueck=/,
      )

      const fan = await openAs(browser, shop, other, '/abstimmen')
      const headers = { origin: shop.origin }
      const address = `${shop.origin}/api/suggestions/${ids[1]}/vote`
      const presses = Array.from({ length: 100 }, () => fan.request.put(address, { headers }))
      expect(new Set((await Promise.all(presses)).map((answer) => answer.status()))).toEqual(new Set([204]))
      await expect(seen).toContainText('2 Stimmen')

      const own = entry(fan, 'Deine Stimmen', 'Outer Wilds')
      await own.getByRole('button', { name: 'Stimme zurücknehmen' }).press('Enter')
      await expect(own).toHaveCount(0)
      await expect(fan.getByRole('heading', { name: 'Deine Stimmen' })).toBeFocused()
      await expect(seen).toContainText('1 Stimme')
      await entry(fan, 'Vorschläge', 'Tunic').getByRole('button', { name: 'Abstimmen' }).dblclick()
      await expect(entry(fan, 'Deine Stimmen', 'Tunic')).toBeVisible()
      await expect(entry(fan, 'Vorschläge', 'Tunic')).toContainText('2 Stimmen')
      await expect(entry(fan, 'Vorschläge', 'Tunic')).toContainText('Deine Stimme')
      await expect(entry(fan, 'Vorschläge', 'Tunic').getByRole('button')).toHaveCount(0)
      // By votes, with the rank; more votes set the name wider.
      await expect(part(fan, 'Vorschläge').getByRole('listitem').first()).toContainText(/Platz 1.*Tunic/)
      const widthOf = (game: string) =>
        part(fan, 'Vorschläge').getByRole('heading', { name: game }).locator('tspan').first()
      const stretchOf = (game: string) =>
        widthOf(game).evaluate((letters) => getComputedStyle(letters).fontStretch)
      expect(parseInt(await stretchOf('Tunic'))).toBeGreaterThan(parseInt(await stretchOf('Hades III')))

      await expect(voter.getByText('Deine drei Stimmen sind vergeben.')).toBeVisible()
      await suggested(fan, shop, 'Celeste')
      await open(voter, '/abstimmen?suche=celeste')
      await expect(entry(voter, 'Vorschläge', 'Celeste')).toBeVisible()
      await expect(entry(voter, 'Vorschläge', 'Celeste').getByRole('button')).toHaveCount(0)
      await expect(part(voter, 'Spiel oder Headset vorschlagen').getByRole('textbox')).toHaveCount(0)
      await expect(part(voter, 'Spiel oder Headset vorschlagen').getByText('gerade keine frei')).toBeVisible()
      await part(voter, 'Spiel oder Headset vorschlagen')
        .getByRole('link', { name: 'Zu deinen Stimmen' })
        .click()
      await expect(part(voter, 'Deine Stimmen')).toBeInViewport()
      await entry(voter, 'Deine Stimmen', 'Tunic').getByRole('button').click()
      await entry(voter, 'Vorschläge', 'Celeste').getByRole('button', { name: 'Abstimmen' }).click()
      await expect(entry(voter, 'Deine Stimmen', 'Celeste')).toBeVisible()
      await expect.poll(() => shop.audit()).toEqual([])
      forgive(consoleErrors)
    },
  )

  test('the lists are cached until a vote, but not for signed-in visitors or searches', async ({
    browser,
    shop,
    request,
  }) => {
    const email = 'w-gemerkt@example.com'
    await addAccount(shop, email)
    const tagOf = async (address: string) => (await request.get(shop.origin + address)).headers().etag
    const before = await tagOf('/abstimmen?utm_source=x')
    expect(before).toBeTruthy()
    expect(await tagOf('/abstimmen')).toBe(before)
    expect(await tagOf('/abstimmen?stand=erschienen')).not.toBe(before)
    expect(await tagOf('/abstimmen?suche=hades')).toBeUndefined()
    const voter = await openAs(browser, shop, email, '/abstimmen')
    expect((await voter.request.get(`${shop.origin}/abstimmen`)).headers().etag).toBeUndefined()
    await suggested(voter, shop, 'Pentiment')
    expect(await tagOf('/abstimmen')).not.toBe(before)
    expect(await (await request.get(`${shop.origin}/abstimmen`)).text()).toContain('Pentiment')
  })

  test('a customer with an unverified address is asked to verify it first', async ({
    page,
    shop,
    consoleErrors,
  }) => {
    await register(page, shop, 'w-unbestaetigt@example.com', 'ein langer Satz')
    await setConfirmed(shop, 'w-unbestaetigt@example.com', false)
    await open(page, '/abstimmen')
    await expect(page.getByText('Bestätige bitte zuerst deine E-Mail-Adresse.')).toBeVisible()
    await expect(button(page, 'Vorschlagen und abstimmen')).toHaveCount(0)
    await expectAccessible(page)
    forgive(consoleErrors)
  })
})
