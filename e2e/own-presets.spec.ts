import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { readTuning } from '@/lib/audio/read-tuning'
import { logarithmicGrid, responseOf } from '@/lib/audio/response'
import { tarkovStilleSohle } from '@/lib/catalog/presets/tarkov-stille-sohle'
import { expectSignedIn, forgive, register, signIn, test } from './accounts'
import { chooseFile, recording } from './live-page'
import { orderBody, placeOrder } from './place-order'
import { expect, expectAccessible, open } from './test'

const PASSWORD = 'ein eigenes Preset'
const { name: presetName, filters: presetFilters } = tarkovStilleSohle
const presetId = 'tarkov-stille-sohle'

const AUTOEQ = `Preamp: -5.8 dB
Filter 1: ON LSC Fc 105 Hz Gain 5.4 dB Q 0.70
Filter 2: ON PK Fc 171 Hz Gain -3.2 dB Q 0.52
Filter 3: ON PK Fc 876 Hz Gain 1.3 dB Q 1.88
Filter 4: ON PK Fc 3504 Hz Gain 3.9 dB Q 2.96
Filter 5: ON HSC Fc 10000 Hz Gain -3.1 dB Q 0.70
`
const autoEqFile = {
  name: 'Sennheiser HD 650 ParametricEQ.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(AUTOEQ),
}

const main = (page: Page) => page.getByRole('main')
const studio = (page: Page) => main(page).getByRole('region', { name: 'Studio', exact: true })
const handles = (page: Page) => studio(page).getByRole('slider')
const field = (page: Page, name: string) => studio(page).getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const nameField = (page: Page) => main(page).getByRole('textbox', { name: 'Name', exact: true })
const linkField = (page: Page) => main(page).getByRole('textbox', { name: 'Link zu dieser Kurve' })

/** Types a gain and waits until the studio has taken it. */
async function setGain(page: Page, number: number, gain: string): Promise<void> {
  const input = field(page, `Gain von Filter ${number} in dB`)
  await input.fill(gain)
  await input.press('Enter')
  await expect(input).toHaveValue(gain.replace('-', '−'))
}

async function takeCorrection(page: Page): Promise<void> {
  await main(page).getByLabel('Datei mit der Korrektur').setInputFiles(autoEqFile)
  await expect(main(page).getByText(`${autoEqFile.name}: AutoEq (ParametricEQ.txt), 5 Filter`)).toBeVisible()
  await button(page, 'Übernehmen').click()
  await expect(main(page).getByText('Geladen: Sennheiser HD 650, 5 Filter.')).toBeVisible()
}

async function downloaded(page: Page, name: string | RegExp): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { download, bytes: await readFile(await download.path()) }
}

function filtersIn(bytes: Uint8Array) {
  const tuning = readTuning(bytes)
  if (!('filters' in tuning)) throw new Error(tuning.problem)
  return tuning
}

test.describe('the studio of a visitor', () => {
  test('begins flat or with a sample, and a drawn curve comes out as files for all programs', async ({
    page,
  }) => {
    await open(page, '/studio')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr eigenes Preset')
    await expect(handles(page)).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Flach' }).click()
    await expect(studio(page).getByText('Noch kein Filter')).toBeVisible()
    await expect(page).toHaveURL('/studio')
    await expect(page.getByRole('heading', { name: 'Ihre Kurve' })).toBeFocused()
    await expect(main(page).getByText('Die Kurve ist flach: Es gibt nichts')).toBeVisible()
    await button(page, 'Filter hinzufügen').click()
    await setGain(page, 1, '4,5')
    await nameField(page).fill('Nacht & Nebel')
    const { download, bytes } = await downloaded(page, /^equalizer-apo.txt/)
    expect(download.suggestedFilename()).toBe('spielklang-eigenes-nacht-nebel-equalizer-apo.txt')
    expect(bytes.toString()).toBe(
      '# Nacht & Nebel (eigenes Preset), Version 1, Spielklang\r\nPreamp: -4.6 dB\r\nFilter 1: ON PK Fc 632 Hz Gain 4.5 dB Q 1.00\r\n',
    )
    for (const file of ['autoeq-parametric.txt', 'graphic-eq-wavelet.txt', 'easyeffects.json'])
      await downloaded(page, new RegExp(`^${file}`))
    const archive = await downloaded(page, 'Alles als ZIP herunterladen')
    const files = unzipSync(archive.bytes)
    const prefix = 'spielklang-eigenes-nacht-nebel'
    expect(Object.keys(files)).toEqual(
      [
        'equalizer-apo.txt',
        'autoeq-parametric.txt',
        'graphic-eq-wavelet.txt',
        'easyeffects.json',
        'LIESMICH.txt',
      ].map((file) => `${prefix}/${prefix}-${file}`),
    )
    expect(strFromU8(files[`${prefix}/${prefix}-equalizer-apo.txt`] ?? new Uint8Array())).toBe(
      bytes.toString(),
    )
    expect(strFromU8(files[`${prefix}/${prefix}-LIESMICH.txt`] ?? new Uint8Array())).toContain(
      'genau wie gezeichnet',
    )
  })

  test('plays a preset on a headset: the files hold the sum of both curves, and one preamp', async ({
    page,
  }) => {
    await open(page, '/studio')
    await main(page).getByRole('link', { name: 'Schritte hervorheben' }).click()
    await expect(handles(page)).toHaveCount(3)
    await takeCorrection(page)
    await expect(handles(page)).toHaveCount(3)
    await expect(main(page).getByText(/^Zusammen hebt die Kurve/)).toBeVisible()
    await expect(
      main(page)
        .getByText(/8 Filter, genau wie gezeichnet/)
        .first(),
    ).toBeVisible()
    const { bytes } = await downloaded(page, /^autoeq-parametric.txt/)
    const own = filtersIn(
      Buffer.from(
        'Filter 1: ON LSC Fc 110 Hz Gain -4 dB Q 0.7\nFilter 2: ON PK Fc 2800 Hz Gain 4 dB Q 1\nFilter 3: ON PK Fc 6000 Hz Gain 2 dB Q 1.4\n',
      ),
    )
    const [sample, headset, file] = [own, filtersIn(Buffer.from(AUTOEQ)), filtersIn(bytes)]
    const [one, other, both] = [sample, headset, file].map(({ filters }) => responseOf(filters))
    const differences = logarithmicGrid(300).map((frequency) =>
      Math.abs((both?.(frequency) ?? NaN) - (one?.(frequency) ?? NaN) - (other?.(frequency) ?? NaN)),
    )
    expect(Math.max(...differences)).toBeLessThan(0.05)
    expect(bytes.toString().match(/^Preamp/gm)).toHaveLength(1)

    await main(page).getByLabel('Wie viele Filter nimmt Ihr Programm oder Gerät?').selectOption('Höchstens 5')
    await expect(
      main(page)
        .getByText(/5 Filter, höchstens .* neben der Kurve/)
        .first(),
    ).toBeVisible()
    const few = await downloaded(page, /^autoeq-parametric.txt/)
    expect(few.bytes.toString().match(/^Filter/gm)?.length).toBeLessThanOrEqual(5)

    const live = main(page).getByRole('region', { name: 'Hör es live' })
    for (const name of ['Tab', 'Eingang', 'Beenden'])
      await expect(live.getByRole('button', { name, exact: true })).toBeVisible()
    await chooseFile(page, recording)
    await expect(live.getByRole('status').first()).toContainText('Zu hören ist: mitschnitt.wav')

    await button(page, 'Korrektur entfernen').click()
    await expect(main(page).getByText(/^Geladen:/)).toHaveCount(0)
    await expect(
      main(page)
        .getByText(/3 Filter, genau wie gezeichnet/)
        .first(),
    ).toBeVisible()
  })

  test('keeps what was drawn over a reload, and gives it back when something else is opened', async ({
    page,
  }) => {
    await open(page, '/studio')
    await main(page).getByRole('link', { name: 'Mehr Tiefe' }).click()
    await setGain(page, 1, '-6,5')
    await page.reload()
    await expect(field(page, 'Gain von Filter 1 in dB')).toHaveValue('−6,5')
    await main(page).getByText('Mit etwas anderem beginnen').click()
    await main(page).getByRole('link', { name: 'Weniger Schärfe' }).click()
    await expect(nameField(page)).toHaveValue('Weniger Schärfe')
    await page.getByRole('button', { name: 'Zurück zur vorigen' }).click()
    await expect(nameField(page)).toHaveValue('Mehr Tiefe')
    await expect(field(page, 'Gain von Filter 1 in dB')).toHaveValue('−6,5')
  })

  test('passes a curve on by a link, of which no server hears', async ({ page, browser, shop }) => {
    await open(page, '/studio')
    await main(page).getByRole('link', { name: 'Stimmen im Team' }).click()
    await takeCorrection(page)
    await nameField(page).fill('Für Jörg')
    const link = await linkField(page).inputValue()
    expect(link).toMatch(/^http:\/\/[^/]+\/studio#kurve=1&/)

    const other = await browser.newContext({ baseURL: shop.origin })
    const guest = await other.newPage()
    const asked: string[] = []
    guest.on('request', (request) => asked.push(request.url()))
    await guest.goto(link)
    await expect(nameField(guest)).toHaveValue('Für Jörg')
    await expect(guest).toHaveURL('/studio')
    await expect(handles(guest)).toHaveCount(3)
    await expect(main(guest).getByText('Geladen: Sennheiser HD 650, 5 Filter.')).toBeVisible()
    expect(await linkField(guest).inputValue()).toBe(link)
    expect(asked.filter((url) => /kurve|J%C3%B6rg|HP80/.test(url.split('#')[0] ?? ''))).toEqual([])
    await other.close()
  })

  for (const [what, fragment] of [
    ['cut off', 'kurve=1&name=x&filter=PK1000_30_1'],
    ['too loud', 'kurve=1&name=x&filter=PK1000_900_100'],
    ['full of filters', `kurve=1&name=x&filter=${Array.from({ length: 40 }, () => 'HP30_70').join('~')}`],
    ['of a later form', 'kurve=7&name=x&filter='],
    ['with a script', 'kurve=1&name=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&filter=<script>'],
    ['without end', `kurve=1&name=${'x'.repeat(100_000)}`],
  ] as const) {
    test(`says in German what is wrong with a link that is ${what}`, async ({ page }) => {
      page.on('dialog', () => expect(what).toBe('no dialog'))
      await open(page, `/studio#${fragment}`)
      await expect(main(page).getByRole('alert')).toContainText('keine vollständige Kurve')
      await expect(handles(page)).toHaveCount(0)
      await expect(main(page).getByRole('link', { name: 'Flach' })).toBeVisible()
    })
  }

  test('shows a name from a link as text', async ({ page }) => {
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('none'))
    await open(
      page,
      `/studio#kurve=1&name=${encodeURIComponent('<img src=x onerror=alert(1)>')}&filter=PK100_50_100`,
    )
    await expect(nameField(page)).toHaveValue('<img src=x onerror=alert(1)>')
  })

  test('gives nobody the values of a preset that they have not bought', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    const unpaid = await request.get(`/api/orders/${orderId}/filters/${presetId}?token=${accessToken}`)
    expect(unpaid.status()).toBe(403)
    await open(page, `/studio#preset=${presetId}&bestellung=${orderId}&token=${accessToken}`)
    await expect(main(page).getByRole('alert')).toContainText('gehört nicht zu einer bezahlten Bestellung')
    await expect(page).toHaveURL('/studio')
    await open(page, '/')
    await open(page, `/studio#preset=${presetId}`)
    const signInLink = main(page).getByRole('alert').getByRole('link', { name: 'Anmelden' })
    await expect(signInLink).toHaveAttribute('href', /zurueck=%2Fstudio%23preset%3D/)
    forgive(consoleErrors)
  })

  test('opens a bought preset from the order, for a guest too, to fit it to the headset', async ({
    page,
    shop,
    request,
  }) => {
    const { orderId, accessToken } = await placeOrder(request, shop.origin, {
      body: { ...orderBody, email: 'eigene-gast@example.com' },
    })
    await shop.command('commands/orders.ts', 'confirm', orderId)
    await open(page, `/bestellung/${orderId}?token=${accessToken}`)
    await main(page).getByRole('link', { name: 'Auf mein Headset anpassen' }).click()
    await expect(page).toHaveURL('/studio')
    await expect(nameField(page)).toHaveValue(presetName)
    await expect(handles(page)).toHaveCount(presetFilters.length)
    await takeCorrection(page)
    await expect(main(page).getByText(/nach unseren AGB/i)).toBeVisible()
    const { bytes } = await downloaded(page, /^equalizer-apo.txt/)
    expect(bytes.toString().match(/^Filter/gm)).toHaveLength(presetFilters.length + 5)
  })
})

test.describe('the presets of an account', () => {
  test('are kept, opened elsewhere, changed by one tab at a time, and deleted', async ({
    page,
    browser,
    shop,
    consoleErrors,
  }) => {
    const email = 'eigene-konto@example.com'
    await open(page, '/studio')
    await main(page).getByRole('link', { name: 'Flach' }).click()
    await button(page, 'Filter hinzufügen').click()
    await setGain(page, 1, '3,5')
    await expect(main(page).getByText(/bis zu 50 Presets/)).toBeVisible()
    await register(page, email, PASSWORD)
    await open(page, '/studio')
    await expect(field(page, 'Gain von Filter 1 in dB')).toHaveValue('3,5')
    await button(page, 'Im Konto aufbewahren').click()
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toHaveAccessibleDescription(/Namen mit höchstens 40 Zeichen/)
    await nameField(page).fill('Nachts')
    await button(page, 'Im Konto aufbewahren').click()
    await expect(main(page).getByText('Alles ist im Konto aufbewahrt.')).toBeVisible()

    const elsewhere = await browser.newContext({ baseURL: shop.origin })
    const other = await elsewhere.newPage()
    await signIn(other, email, PASSWORD)
    await other.getByRole('button', { name: 'Weiter' }).click()
    await expectSignedIn(other)
    await other.getByRole('region', { name: 'Eigene Presets' }).getByRole('link', { name: 'Nachts' }).click()
    await expect(nameField(other)).toHaveValue('Nachts')
    await setGain(other, 1, '5')
    await button(other, 'Änderungen aufbewahren').click()
    await expect(main(other).getByText('Alles ist im Konto aufbewahrt.')).toBeVisible()

    await setGain(page, 1, '-2')
    await button(page, 'Änderungen aufbewahren').click()
    const refusal = main(page).getByRole('alert').filter({ hasText: 'Preset' })
    await expect(refusal).toContainText('inzwischen woanders geändert')
    await expect(refusal).toBeFocused()
    await button(page, 'Als neues aufbewahren').click()
    await expect(main(page).getByText('Alles ist im Konto aufbewahrt.')).toBeVisible()
    // The missing name, and what the other tab has changed.
    expect(consoleErrors.splice(0).filter((text) => !/status of 4(00|09)/.test(text))).toEqual([])

    await open(page, '/konto')
    const list = page.getByRole('region', { name: 'Eigene Presets' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await list.getByRole('button', { name: 'Löschen Nachts' }).first().click()
    await page.getByRole('button', { name: 'Preset löschen' }).click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    await expect(list.getByRole('link', { name: 'Nachts' })).toBeFocused()
    await elsewhere.close()
  })

  test('begin with what one has bought, found by the product page and by the studio', async ({
    page,
    shop,
    request,
  }) => {
    const email = 'eigene-besitz@example.com'
    await register(page, email, PASSWORD)
    const { orderId } = await placeOrder(page.request, shop.origin, { body: { ...orderBody, email } })
    await shop.command('commands/orders.ts', 'confirm', orderId)
    expect((await request.get(`/api/orders/${orderId}/filters/${presetId}`)).status()).toBe(404)
    await open(page, `/presets/${presetId}`)
    await main(page).getByRole('link', { name: 'Auf mein Headset anpassen' }).click()
    await expect(nameField(page)).toHaveValue(presetName)
    await expect(page).toHaveURL('/studio')
    await expect(handles(page)).toHaveCount(presetFilters.length)
    await main(page).getByText('Mit etwas anderem beginnen').click()
    await main(page).getByText('Mit einem Preset aus dem Shop beginnen').click()
    await main(page)
      .getByRole('link', { name: `Damit beginnen ${presetName}` })
      .click()
    await expect(nameField(page)).toHaveValue(presetName)
    await expect(main(page).getByRole('link', { name: /^Damit beginnen/ })).toHaveCount(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('is worked by keys alone, without anything wider than the window', async ({ page }) => {
    await open(page, '/studio')
    await main(page).getByRole('link', { name: 'Schritte hervorheben' }).focus()
    await page.keyboard.press('Enter')
    await expect(handles(page)).toHaveCount(3)
    await takeCorrection(page)
    await handles(page).first().press('ArrowUp')
    await expect(field(page, 'Gain von Filter 1 in dB')).toHaveValue('−3,5')
    await expectAccessible(page)
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await over()).toBeLessThanOrEqual(0)
  })
})
