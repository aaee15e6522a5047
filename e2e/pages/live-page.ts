import type { Page } from '@playwright/test'
import { expect } from '../support/test'
import { toneFile } from '../support/tone-file'

export const LIVE_PATH = '/presets/tarkov-stille-sohle'
/** Title of the tab whose sound is captured. */
export const TAB_TITLE = 'Drei Toene'

/** A browser that captures real tab audio without asking, and has a beeping microphone. */
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

export const liveOf = (page: Page) => page.getByRole('region', { name: 'Live anhören', exact: true })
export const press = (page: Page, name: string) =>
  liveOf(page).getByRole('button', { name, exact: true }).click()
export const side = (page: Page, name: string) => liveOf(page).getByRole('radio', { name, exact: true })
export const status = (page: Page) => liveOf(page).getByRole('status')
export const told = (page: Page) => liveOf(page).getByRole('alert').filter({ hasText: /./ })

/** Makes a call of the browser fail with its own error. */
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

export const recording = { name: 'mitschnitt.wav', mimeType: 'audio/wav', buffer: toneFile(1000) }

export async function chooseFile(page: Page, file: typeof recording): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Clip öffnen')
  await (await chooser).setFiles(file)
}

/** Logged by Chromium at every tab capture on pages that forbid cameras. */
export function forgiveCamera(consoleErrors: string[]): void {
  expect(consoleErrors.splice(0).filter((text) => !text.includes('camera is not allowed'))).toEqual([])
}
