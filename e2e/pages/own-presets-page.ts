import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readTuning } from '@/lib/audio/tuning/read-tuning'
import { tarkovStilleSohle } from '@/lib/catalog/presets/tarkov-stille-sohle'
import { expect } from '../support/test'
import { openValues } from './studio-page'

export const PASSWORD = 'ein eigenes Preset'
export const { name: presetName, filters: presetFilters } = tarkovStilleSohle
export const presetId = 'tarkov-stille-sohle'

export const AUTOEQ = `Preamp: -5.8 dB
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

export const main = (page: Page) => page.getByRole('main')
export const studio = (page: Page) => main(page).getByRole('region', { name: 'Studio', exact: true })
export const handles = (page: Page) => studio(page).getByRole('slider', { name: /^Filter / })
export const field = (page: Page, name: string) => studio(page).getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
export const nameField = (page: Page) => main(page).getByRole('textbox', { name: 'Name', exact: true })
export const linkField = (page: Page) => main(page).getByRole('textbox', { name: 'Link zu dieser Kurve' })

/** Types a gain and waits until the studio shows it. */
export async function setGain(page: Page, number: number, gain: string): Promise<void> {
  await openValues(studio(page))
  const input = field(page, `Gain von Filter ${number} in dB`)
  await input.fill(gain)
  await input.press('Enter')
  await expect(input).toHaveValue(gain.replace('-', '−'))
}

export async function takeCorrection(page: Page): Promise<void> {
  await main(page).getByText('Dein Modell fehlt? Korrektur als Datei laden').click()
  await main(page).getByLabel('Datei mit der Korrektur').setInputFiles(autoEqFile)
  await expect(main(page).getByText(`${autoEqFile.name}: AutoEq (ParametricEQ.txt), 5 Filter`)).toBeVisible()
  await button(page, 'Übernehmen').click()
  await expect(main(page).getByText('Geladen: Sennheiser HD 650, 5 Filter.')).toBeVisible()
}

export async function downloaded(
  page: Page,
  name: string | RegExp,
): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { download, bytes: await readFile(await download.path()) }
}

export function filtersIn(bytes: Uint8Array) {
  const tuning = readTuning(bytes)
  if (!('filters' in tuning)) throw new Error(tuning.problem)
  return tuning
}
