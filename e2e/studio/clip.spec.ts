import type { Page } from '@playwright/test'
import { knownClip, recipes } from '@/lib/studio/clip/testing/known-clips'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import { soundFile } from '../support/tone-file'
import { expect, expectAccessible, open, test } from '../support/test'

const recipe = recipes['steps on metal in wind']
if (!recipe) throw new Error('no recipe')
const { samples } = knownClip(recipe, 1)

const wav = (name: string, seconds: number, at: (time: number) => number) => ({
  name,
  mimeType: 'audio/wav',
  buffer: soundFile(seconds, at),
})
const match = wav('runde.wav', 40, (time) => samples[Math.round(time * SAMPLE_RATE)] ?? 0)

const clipOf = (page: Page) => page.getByRole('region', { name: 'Aus deinem Clip' })

async function choose(page: Page, file: typeof match): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await clipOf(page).getByRole('button', { name: 'Clip auswählen' }).click()
  await (await chooser).setFiles(file)
}

test('a clip becomes a preset without an upload, and can be edited further in the studio', async ({
  page,
}) => {
  const sent: string[] = []
  await open(page, '/studio')
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await choose(page, match)
  const clip = clipOf(page)
  await expect(clip.getByText('runde.wav ist gelesen.')).toBeVisible({ timeout: 30_000 })
  await clip.getByRole('button', { name: 'Filter suchen' }).click()
  await expect(clip.getByRole('alert').filter({ hasText: 'Es ist noch nichts markiert.' })).toBeVisible()

  const place = clip.getByRole('slider', { name: 'Stelle im Clip' })
  await place.focus()
  for (const key of ['PageUp', 'Shift+ArrowRight', 'ArrowRight', 'Enter']) await place.press(key)
  await expect(place).toHaveAttribute('aria-valuetext', /^Bei \d+,\d Sekunden, markiert/)
  await expect(clip.getByText('Markierte Stellen: 1', { exact: false }).first()).toBeVisible()
  await place.press('Delete')
  await clip.getByRole('button', { name: 'Kurze Geräusche vorschlagen' }).click()
  await expect(clip.getByText(/Markierte Stellen: [12]\d/).first()).toBeVisible()
  await expectAccessible(page)

  await clip.getByRole('button', { name: 'Filter suchen' }).click()
  const found = clip.getByText('Das Markierte tritt um')
  await expect(found).toBeVisible({ timeout: 60_000 })
  await expect(found).toHaveText(/um \+\d+,\d\u00a0dB hervor/)
  await expect(clip.getByRole('radio', { name: 'Ohne' })).toBeAttached()
  await expectAccessible(page)
  const before = await found.textContent()

  await clip.getByRole('button', { name: 'Ins Studio übernehmen' }).click()
  const studio = page.getByRole('region', { name: 'Studio', exact: true })
  const handles = studio.getByRole('slider')
  await expect(handles.first()).toBeVisible()
  await handles.first().focus()
  for (let press = 0; press < 20; press += 1) await handles.first().press('ArrowUp')
  await expect(found).not.toHaveText(before ?? '')
  expect(sent.filter((url) => !url.includes('/api/visits'))).toEqual([])
})

test('an unsuitable clip is refused with a reason', async ({ page }) => {
  await open(page, '/studio')
  const problem = clipOf(page).getByRole('alert').filter({ hasText: 'Clip' })
  await choose(
    page,
    wav('kurz.wav', 3, (time) => 0.1 * Math.sin(440 * 2 * Math.PI * time)),
  )
  await expect(problem).toContainText('kürzer als 30 Sekunden', { timeout: 20_000 })
  await choose(
    page,
    wav('laut.wav', 31, (time) => Math.max(-1, Math.min(1, 3 * Math.sin(900 * time)))),
  )
  await expect(problem).toContainText('übersteuert', { timeout: 20_000 })
  await choose(page, { name: 'text.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('kein Ton') })
  await expect(clipOf(page).getByText('Diese Datei kann dein Browser nicht lesen.')).toBeVisible({
    timeout: 20_000,
  })
})
