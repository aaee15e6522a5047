import { strFromU8, unzipSync } from 'fflate'
import { responseOf } from '@/lib/audio/response'
import { logarithmicGrid } from '@/lib/audio/frequency-scale'
import { test } from '../support/accounts'
import { chooseFile, recording } from '../pages/live-page'
import {
  AUTOEQ,
  button,
  downloaded,
  field,
  filtersIn,
  handles,
  main,
  nameField,
  setGain,
  studio,
  takeCorrection,
} from '../pages/own-presets-page'
import { openValues } from '../pages/studio-page'
import { expect, expectAccessible, open } from '../support/test'

test.describe('the studio of a visitor', () => {
  test(
    'starts flat, and exports the drawn curve as files for all programs',
    { tag: '@journey' },
    async ({ page }) => {
      await open(page, '/studio')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein eigenes Preset')
      await expect(handles(page)).toHaveCount(0)
      await main(page).getByRole('link', { name: 'Flach' }).click()
      await expect(studio(page).getByText('Noch kein Filter')).toBeVisible()
      await expect(page).toHaveURL('/studio')
      await expect(page.getByRole('heading', { name: 'Deine Kurve' })).toBeFocused()
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
    },
  )

  test('combines a curve with a headset correction into files with one preamp', async ({ page }) => {
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

    await main(page)
      .getByLabel('Wie viele Filter nimmt dein Programm oder Gerät?')
      .selectOption('Höchstens 5')
    await expect(
      main(page)
        .getByText(/5 Filter, höchstens .* neben der Kurve/)
        .first(),
    ).toBeVisible()
    const few = await downloaded(page, /^autoeq-parametric.txt/)
    expect(few.bytes.toString().match(/^Filter/gm)?.length).toBeLessThanOrEqual(5)

    const live = main(page).getByRole('region', { name: 'Live anhören' })
    for (const name of ['Spiel im Browser', 'Mikro / Line-in'])
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

  test('keeps the drawn curve after a reload, and restores it after another one was opened', async ({
    page,
  }) => {
    await open(page, '/studio')
    await main(page).getByRole('link', { name: 'Mehr Tiefe' }).click()
    await setGain(page, 1, '-6,5')
    await page.reload()
    await openValues(studio(page))
    await expect(field(page, 'Gain von Filter 1 in dB')).toHaveValue('−6,5')
    await main(page).getByText('Mit etwas anderem beginnen').click()
    await main(page).getByRole('link', { name: 'Weniger Schärfe' }).click()
    await expect(nameField(page)).toHaveValue('Weniger Schärfe')
    await page.getByRole('button', { name: 'Zurück zur vorigen' }).click()
    await expect(nameField(page)).toHaveValue('Mehr Tiefe')
    await openValues(studio(page))
    await expect(field(page, 'Gain von Filter 1 in dB')).toHaveValue('−6,5')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('the studio works by keyboard, without horizontal overflow', async ({ page }) => {
    await open(page, '/studio')
    await main(page).getByRole('link', { name: 'Schritte hervorheben' }).focus()
    await page.keyboard.press('Enter')
    await expect(handles(page)).toHaveCount(3)
    await takeCorrection(page)
    await openValues(studio(page))
    await handles(page).first().press('ArrowUp')
    await expect(field(page, 'Gain von Filter 1 in dB')).toHaveValue('−3,5')
    await expectAccessible(page)
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await over()).toBeLessThanOrEqual(0)
  })
})
