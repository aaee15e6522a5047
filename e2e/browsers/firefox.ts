import { join } from 'node:path'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import type { BrowserWindow, LaunchOptions, Part } from './browser-window'
import { startSound } from './sound-device'

/** Logged for requests that a navigation interrupts. */
const LEAVING = /NS_BINDING_ABORTED|NS_BASE_STREAM_CLOSED|A ServiceWorker intercepted the request/

/** Starts Debian's Firefox under WebDriver BiDi. */
export async function launchFirefox({ folder, downloads, hasSound }: LaunchOptions): Promise<BrowserWindow> {
  const sound = hasSound ? await startSound(folder) : null
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    userDataDir: join(folder, 'profile'),
    env: { ...process.env, HOME: folder, PULSE_SERVER: sound?.server ?? `unix:${join(folder, 'none')}` },
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'de-DE',
      'ui.useOverlayScrollbars': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'media.navigator.permission.disabled': true,
    },
  })
  const page = await browser.newPage()
  return windowOf(page, async () => {
    await browser.close()
    await sound?.stop()
  })
}

function windowOf(page: Page, close: () => Promise<void>): BrowserWindow {
  const errors: string[] = []
  const note = (text: string) => LEAVING.test(text) || errors.push(text)
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  page.on('pageerror', (error) => note(String(error)))
  return {
    goTo: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    address: async () => page.url(),
    run: (expression) => page.evaluate(expression),
    find: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement()
      // Expressions here evaluate to no other kind of node.
      return element && partOf(element as ElementHandle<Element>)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    errors: async () => errors.splice(0),
    close,
  }
}

function partOf(element: ElementHandle): Part {
  return {
    press: () => element.click(),
    type: (text) => element.type(text),
    choose: async (path) => {
      // The library can tell from the tag.
      await (await element.toElement('input')).uploadFile(path)
    },
  }
}
