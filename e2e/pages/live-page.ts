import type { Page } from '@playwright/test'
import { expect, open } from '../support/test'
import { toneFile } from '../support/tone-file'

export const LIVE_PATH = '/presets/tarkov-stille-sohle'
/** Of the tab whose sound is captured. */
export const TAB_TITLE = 'Drei Toene'

/** A browser with real sound from tab to tab, where nobody has to choose, and with an input that beeps. */
export const soundingBrowser = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  ignoreDefaultArgs: ['--mute-audio'],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-quic',
    `--auto-select-tab-capture-source-by-title=${TAB_TITLE}`,
    '--use-fake-device-for-media-stream',
  ],
}

export const liveOf = (page: Page) => page.getByRole('region', { name: 'Hör es live', exact: true })
export const press = (page: Page, name: string) =>
  liveOf(page).getByRole('button', { name, exact: true }).click()
export const side = (page: Page, name: string) => liveOf(page).getByRole('radio', { name, exact: true })
export const status = (page: Page) => liveOf(page).getByRole('status')
export const told = (page: Page) => liveOf(page).getByRole('alert').filter({ hasText: /./ })

/** Lets a browser refuse as it says it does. */
export async function refuse(
  page: Page,
  method: 'getDisplayMedia' | 'getUserMedia',
  name: string,
): Promise<void> {
  await page.addInitScript(
    ([what, error]) => {
      MediaDevices.prototype[what] = () => Promise.reject(new DOMException('', error))
    },
    [method, name] as const,
  )
}

/** A press on a source that the browser refuses in a way of its own, and what the visitor reads of it. */
export async function expectRefusalTold(
  page: Page,
  [source, method]: ['Tab', 'getDisplayMedia'] | ['Eingang', 'getUserMedia'],
  name: string,
  words: string,
): Promise<void> {
  await refuse(page, method, name)
  await open(page, LIVE_PATH)
  await press(page, source)
  await expect(told(page)).toContainText(words)
}

export const recording = { name: 'mitschnitt.wav', mimeType: 'audio/wav', buffer: toneFile(1000) }

export async function chooseFile(page: Page, file: typeof recording): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Datei')
  await (await chooser).setFiles(file)
}

/** Chromium says so at every capture of a tab, wherever a page keeps cameras off. */
export function forgiveCamera(consoleErrors: string[]): void {
  expect(consoleErrors.splice(0).filter((text) => !text.includes('camera is not allowed'))).toEqual([])
}
