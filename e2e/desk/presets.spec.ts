import type { Page } from '@playwright/test'
import { forgive, test } from '../support/accounts'
import { openDesk } from '../pages/open-as'
import { orderBody, placeOrder } from '../pages/place-order'
import { berlinTimeOf } from '@/lib/core/berlin-time'
import { button, expect, open } from '../support/test'

const GAME = 'Hades II'
const NAME = 'Unterweltklar'
const ID = 'hades-ii-unterweltklar'
const TAGLINE = 'Hört die Schritte der Schatten.'
const EMAIL = 'unterwelt@example.com'

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** The message of an earlier save may still be there, so its own answer is awaited. */
async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await button(page, 'Entwurf speichern').click()
  expect((await answered).status()).toBe(200)
  await expect(page.getByText('Der Entwurf ist gespeichert.')).toBeVisible()
  await expect(page.getByText('Alles ist gespeichert.')).toBeVisible()
}

/** Publishes the draft on the page and fills in the dialog, which first asks about these doubts. */
async function publish(
  page: Page,
  version: number,
  fields: Record<string, string>,
  doubts: RegExp,
): Promise<void> {
  await button(page, 'Veröffentlichen').click()
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  const submit = dialog.getByRole('button', { name: `Version ${version} veröffentlichen` })
  await submit.click()
  const sure = dialog.getByLabel('Ja, so ist es gemeint.')
  await expect(sure).toHaveAccessibleDescription(doubts)
  await sure.check()
  await submit.click()
  await expect(page.getByText(`Version ${version} ist veröffentlicht.`)).toBeVisible()
}

test.describe('the catalogue’s desk', () => {
  test.describe.configure({ timeout: 300_000 })

  test(
    'a preset is created, previewed, published, bought, updated, and withdrawn from sale',
    { tag: '@journey' },
    async ({ page: visitor, browser, request, shop, consoleErrors }) => {
      const desk = await openDesk(browser, shop, '/admin/presets')
      await expect(desk).toHaveTitle('Verwaltung – Presets – Spielklang')
      await desk.getByRole('button', { name: 'Schrittklar duplizieren' }).click()
      await button(desk, 'Entwurf anlegen').click()
      await expect(desk.getByLabel('Name des neuen Presets')).toHaveAccessibleDescription(
        'Diese Angabe fehlt.',
      )
      await desk.getByLabel('Name des neuen Presets').fill('Zwischenstand')
      await button(desk, 'Entwurf anlegen').click()
      await expect(desk).toHaveURL(/zwischenstand$/)
      forgive(consoleErrors)

      await open(desk, '/admin/presets/neu')
      await fill(desk, {
        Name: NAME,
        Spiel: GAME,
        'Andere Namen des Spiels': 'Hades 2, H2',
        Kurztext: TAGLINE,
        Beschreibung: 'Mehr von dem, was leise ist.',
      })
      await button(desk, 'Entwurf speichern').click()
      await expect(desk.getByLabel('Headset')).toBeFocused()
      await expect(desk.getByLabel('Headset')).toHaveAccessibleDescription(/fehlt/)
      await desk.reload()
      await expect(desk.getByLabel('Name', { exact: true })).toHaveValue(NAME)
      await desk.getByLabel('Headset').fill('Für geschlossene Headsets.')
      await button(desk, 'Entwurf speichern').click()
      await expect(desk).toHaveURL(`/admin/presets/${ID}`)
      await desk.getByRole('link', { name: 'Vorschau' }).click()
      await expect(desk.getByText(TAGLINE).first()).toBeVisible()
      await desk.getByRole('link', { name: 'Bearbeiten' }).click()
      expect((await request.get(`${shop.origin}/presets/${ID}`)).status()).toBe(404)
      await publish(desk, 1, { 'Preis in Euro': '8,40' }, /fast flach.*sehr kurz/)

      await expect(async () => {
        expect((await visitor.goto(`/presets/${ID}`))?.status()).toBe(200)
      }).toPass()
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveAccessibleName(NAME)
      await expect(visitor.getByText('8,40').first()).toBeVisible()
      await open(visitor, '/presets?suche=hades+2')
      await expect(visitor.getByRole('main').getByRole('link', { name: NAME })).toBeVisible()
      const picture = await request.get(`${shop.origin}/presets/${ID}/kurve.png`)
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
      expect(await (await request.get(`${shop.origin}/sitemap.xml`)).text()).toContain(`/presets/${ID}<`)

      const body = { ...orderBody, items: [{ id: ID }], email: EMAIL }
      const { orderId, accessToken, total } = await placeOrder(request, shop.origin, { body })
      expect(total).toBe(840)
      await shop.confirm(orderId)
      const file = async () => {
        const address = `/api/orders/${orderId}/files/${ID}/equalizer-apo.txt?token=${accessToken}`
        const answer = await request.get(shop.origin + address)
        expect(answer.status()).toBe(200)
        return answer.text()
      }
      expect(await file()).toContain('Version 1')

      await desk.getByLabel('Beschreibung').fill('Mehr von dem, was leise ist, und weniger Bass.')
      await button(desk, 'Veröffentlichen').click()
      await button(desk, 'Texte veröffentlichen').click()
      const meant = desk.getByRole('dialog').getByLabel('Ja, so ist es gemeint.')
      await expect(meant).toHaveAccessibleDescription(/fast flach/)
      await meant.check()
      await button(desk, 'Texte veröffentlichen').click()
      await expect(desk.getByText('Die Texte sind veröffentlicht.')).toBeVisible()
      expect(await file()).toContain('Version 1')

      await button(desk, 'Werte').click()
      await desk.getByLabel('Q von Filter 1', { exact: true }).fill('1,23')
      await publish(desk, 2, { 'Was hat sich geändert?': 'Der Bass deckt weniger zu.' }, /fast flach/)
      const mail = async () => (await shop.mailsTo(EMAIL)).find((text) => text.includes('Der Bass deckt'))
      await expect.poll(mail, { timeout: 30_000 }).toContain(NAME)
      await open(visitor, `/bestellung/${orderId}?token=${accessToken}`)
      await expect(visitor.getByText(/^Neu seit deinem Kauf: v2/)).toBeVisible()
      await expect(visitor.getByText('Der Bass deckt weniger zu.')).toBeVisible()
      expect(await file()).toContain('Version 2')

      const salePrice = desk.getByRole('region', { name: 'Angebot' })
      await salePrice.getByLabel('Angebotspreis in Euro').fill('8,40')
      await salePrice.getByLabel('Ende').fill(berlinTimeOf(Date.now() + 7 * 86_400_000))
      await button(desk, 'Angebot speichern').click()
      await expect(salePrice.getByLabel('Angebotspreis in Euro')).toHaveAccessibleDescription(
        /unter dem Preis/,
      )
      await salePrice.getByLabel('Angebotspreis in Euro').fill('4,90')
      await button(desk, 'Angebot speichern').click()
      await expect(desk.getByText('Das Angebot ist gespeichert.')).toBeVisible()
      await expect(salePrice.getByText(/^Läuft bis/)).toBeVisible()
      await expect(async () => {
        await visitor.goto(`/presets/${ID}`)
        await expect(visitor.getByText('Niedrigster Preis der letzten 30 Tage: 8,40').first()).toBeVisible({
          timeout: 500,
        })
      }).toPass()
      await expect(visitor.getByText('4,90').first()).toBeVisible()
      const reduced = await placeOrder(request, shop.origin, { body })
      expect(reduced.total).toBe(490)
      await button(desk, 'Angebot beenden').click()
      await desk.getByRole('dialog').getByRole('button', { name: 'Angebot beenden' }).click()
      await expect(desk.getByText('Das Angebot ist beendet.')).toBeVisible()
      await expect.poll(async () => (await placeOrder(request, shop.origin, { body })).total).toBe(840)

      const seo = desk.getByRole('region', { name: 'Suche und Teilen' })
      await seo.getByLabel('Titel in der Suche').fill('Garantiert Schritte hören')
      await expect(seo.getByText('Garantiert Schritte hören – Spielklang')).toHaveCount(2)
      await expect(seo.getByRole('img')).toHaveJSProperty('naturalWidth', 1200)
      await button(desk, 'Texte speichern').click()
      await expect(seo.getByLabel('Ja, so ist es gemeint.')).toHaveAccessibleDescription(/„Garantiert“/)
      await seo.getByLabel('Titel in der Suche').fill('Schritte hören in Counter-Strike 2')
      await seo.getByLabel('Text in der Suche').fill('Ein eigener Text für Suchmaschinen.')
      await expect(seo.getByLabel('Text in der Suche')).toHaveAccessibleDescription(/^35 von höchstens 160/)
      await button(desk, 'Texte speichern').click()
      await expect(desk.getByText('Die Texte gelten.')).toBeVisible()
      await expect(async () => {
        await visitor.goto(`/presets/${ID}`)
        await expect(visitor).toHaveTitle('Schritte hören in Counter-Strike 2 – Spielklang', { timeout: 500 })
      }).toPass()
      for (const name of ['meta[name=description]', 'meta[property="og:description"]']) {
        await expect(visitor.locator(name)).toHaveAttribute('content', 'Ein eigener Text für Suchmaschinen.')
      }

      await desk.getByLabel('Adresse nach /presets/').fill('cs2-schrittklar')
      await button(desk, 'Adresse ändern').click()
      await expect(desk.getByLabel('Adresse nach /presets/')).toHaveAccessibleDescription(/anderes Preset/)
      await desk.getByLabel('Adresse nach /presets/').fill('unterwelt')
      await button(desk, 'Adresse ändern').click()
      await expect(desk.getByText('Die neue Adresse gilt.')).toBeVisible()
      await expect(async () => {
        const old = await request.get(`${shop.origin}/presets/${ID}?ref=x`, { maxRedirects: 0 })
        expect([old.status(), old.headers().location]).toEqual([
          308,
          expect.stringMatching(/\/presets\/unterwelt\?ref=x$/),
        ])
      }).toPass()
      await open(visitor, `/presets/${ID}`)
      await expect(visitor).toHaveURL('/presets/unterwelt')
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveAccessibleName(NAME)
      await open(visitor, '/presets?suche=hades+2')
      const link = visitor.getByRole('main').getByRole('link', { name: NAME })
      await expect(link).toHaveAttribute('href', '/presets/unterwelt')
      expect(await (await request.get(`${shop.origin}/sitemap.xml`)).text()).toContain('/presets/unterwelt<')
      expect(await file()).toContain('Version 2')

      await button(desk, 'Aus dem Verkauf nehmen').click()
      await desk.getByRole('dialog').getByRole('button', { name: 'Aus dem Verkauf nehmen' }).click()
      await expect(desk.getByText('Das Preset wird nicht mehr verkauft.')).toBeVisible()
      await expect.poll(async () => (await request.get(`${shop.origin}/presets/${ID}`)).status()).toBe(404)
      await open(visitor, '/presets')
      await expect(visitor.getByRole('link', { name: NAME })).toHaveCount(0)
      expect(await file()).toContain('Version 2')
      await open(desk, '/admin/presets')
      const row = desk.getByRole('row').filter({ hasText: NAME })
      await expect(row).toContainText('Nicht im Verkauf')
      await expect(row).toContainText('v2')
      await row.getByRole('button', { name: `${NAME} nach oben` }).click()
      await expect(desk.getByText(`${NAME} steht jetzt weiter oben.`)).toBeVisible()
      forgive(consoleErrors)
    },
  )

  test('no field in focus is behind the bar that saves', async ({ browser, shop }) => {
    const desk = await openDesk(browser, shop, '/admin/presets/witcher-lagerfeuer')
    for (const size of [
      { width: 1280, height: 720 },
      { width: 360, height: 740 },
    ]) {
      await desk.setViewportSize(size)
      await desk.evaluate(() => scrollTo(0, 0))
      await desk.getByLabel('Name', { exact: true }).focus()
      const behindBar = () =>
        desk.evaluate(() => {
          const bar = document.querySelector('.save-bar')
          const field = document.activeElement
          if (!bar || !field || bar.contains(field)) return null
          const { top } = field.getBoundingClientRect()
          const { top: begin, bottom: end } = bar.getBoundingClientRect()
          // WCAG 2.4.11: of a tall one, a part may be. Below the form, the bar is in its own place above the field.
          return top >= begin && top < end ? field.outerHTML : null
        })
      for (let press = 0; press < 40; press += 1) {
        await desk.keyboard.press('Tab')
        await expect.poll(behindBar, { timeout: 2_000 }).toBeNull()
      }
    }
  })

  test('a concurrent edit by a second admin is refused, and overwrites nothing', async ({
    browser,
    shop,
  }) => {
    const address = '/admin/presets/witcher-lagerfeuer'
    const [one, other] = [await openDesk(browser, shop, address), await openDesk(browser, shop, address)]
    const q = (page: Page, filter: number) => page.getByLabel(`Q von Filter ${filter}`, { exact: true })
    const filters = 'presets/witcher-lagerfeuer/draft/filters'
    for (const page of [one, other]) await button(page, 'Werte').click()
    await q(one, 2).fill('1,23')
    await q(one, 2).press('Enter')
    await one.getByLabel('Kurztext').fill('Zuerst gespeichert.')
    await other.getByLabel('Kurztext').fill('Zu spät.')
    await save(one)
    await button(other, 'Entwurf speichern').click()
    await expect(other.getByRole('alert').filter({ hasText: 'inzwischen geändert' })).toBeVisible()
    expect(await shop.data('presets/witcher-lagerfeuer/draft/tagline')).toBe('Zuerst gespeichert.')
    await button(other, 'Änderungen verwerfen').click()
    await expect(other.getByLabel('Kurztext')).toHaveValue('Zuerst gespeichert.')
    await button(other, 'Werte').click()
    await expect(q(other, 2)).toHaveValue(/^1[.,]23$/)
    await q(other, 3).fill('0,87')
    await q(other, 3).press('Enter')
    await other.getByLabel('Typ von Filter 1').selectOption('Low-Shelf')
    await save(other)
    await other.getByLabel('Kurztext').fill('Danach.')
    await save(other)
    // Saved values come back unchanged, and the studio keeps its state.
    await expect(q(other, 3)).toBeVisible()
    expect(await shop.data(filters)).toMatchObject({ 1: { q: 1.23 }, 2: { q: 0.87 } })
    expect(await shop.data('presets/witcher-lagerfeuer/draft/tagline')).toBe('Danach.')
  })
})
