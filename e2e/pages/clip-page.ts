import type { Page } from '@playwright/test'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import { knownClip, recipes } from '@/lib/studio/clip/testing/known-clips'
import { soundFile } from '../support/tone-file'

export const wav = (name: string, seconds: number, at: (time: number) => number) => ({
  name,
  mimeType: 'audio/wav',
  buffer: soundFile(seconds, at),
})

/** 40 seconds of steps on metal in wind, with shots. */
export function matchFile(): ReturnType<typeof wav> {
  const recipe = recipes['steps on metal in wind']
  if (!recipe) throw new Error('no recipe')
  const { samples } = knownClip(recipe, 1)
  return wav('runde.wav', 40, (time) => samples[Math.round(time * SAMPLE_RATE)] ?? 0)
}

/** A clip's part of the studio or of a preset's page. */
export const clipOf = (page: Page, name: 'Aus deinem Clip' | 'Mit deinem Spiel prüfen') =>
  page.getByRole('region', { name })

export async function chooseClip(
  page: Page,
  clip: ReturnType<typeof clipOf>,
  file: ReturnType<typeof wav>,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await clip.getByRole('button', { name: 'Clip auswählen' }).click()
  await (await chooser).setFiles(file)
}
