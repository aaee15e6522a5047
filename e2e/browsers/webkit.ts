import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, WebElement, type WebDriver } from 'selenium-webdriver'
import { z } from 'zod'
import { freePort } from '../support/free-port'
import { end } from '../support/processes'
import type { BrowserWindow, LaunchOptions, Part } from './browser-window'

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/** Otherwise the toolbar keeps the window wider than a phone. */
const SMALL_TOOLBAR =
  'headerbar, entry, button { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-size: 0 }\n'
const SCRIPT_MS = 30_000

const innerSize = z.tuple([z.number(), z.number()])
const texts = z.array(z.string())

/** Starts Debian's WebKit under WebDriver, on a virtual screen. */
export async function launchWebKit({ folder, downloads }: LaunchOptions): Promise<BrowserWindow> {
  mkdirSync(join(folder, 'config/gtk-3.0'), { recursive: true })
  writeFileSync(join(folder, 'config/gtk-3.0/gtk.css'), SMALL_TOOLBAR)
  const processes: ChildProcess[] = []
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    processes.push(child)
    return child
  }
  const bus = `unix:path=${join(folder, 'bus')}`
  const env = {
    ...process.env,
    // Downloads go there.
    HOME: downloads,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_RUNTIME_DIR: folder,
    DBUS_SESSION_BUS_ADDRESS: bus,
    DISPLAY: await openScreen((args) => start('/usr/bin/Xvfb', args, process.env)),
    LANG: 'de_DE.UTF-8',
    GDK_BACKEND: 'x11',
  }
  // Without a window manager no window has the focus.
  start('/usr/bin/openbox', [], env)
  start('/usr/bin/dbus-daemon', ['--session', '--nofork', '--nopidfile', `--address=${bus}`], env)
  const port = await freePort()
  start('/usr/bin/WebKitWebDriver', ['-p', String(port), '--host=127.0.0.1'], env)
  const driver = await connect(`http://127.0.0.1:${port}`)
  return windowOf(driver, async () => {
    await driver.quit().catch(() => undefined)
    for (const child of processes.reverse()) await end(child)
  })
}

/** @returns the name of a screen taller than any page */
async function openScreen(start: (args: string[]) => ChildProcess): Promise<string> {
  const server = start(['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'])
  const [name] = z.tuple([z.instanceof(Buffer)]).parse(await once(server.stdio[3] ?? server, 'data'))
  return `:${name.toString().trim()}`
}

async function connect(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: BROWSER,
      // WebDriver chooses a file without opening the dialog.
      args: ['--automation', '--enable-media-stream=true', '--autoplay-policy=allow'],
    },
  })
  for (let tries = 0; tries < 100 && !(await isListening(server)); tries += 1) await pause(100)
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  await driver.manage().setTimeouts({ script: SCRIPT_MS })
  return driver
}

const isListening = (server: string) =>
  fetch(`${server}/status`).then(
    () => true,
    () => false,
  )

function windowOf(driver: WebDriver, close: () => Promise<void>): BrowserWindow {
  return {
    goTo: async (address) => {
      await driver.get(address)
      await driver.executeScript(keepErrors)
    },
    address: () => driver.getCurrentUrl(),
    run: (expression) => driver.executeScript(`return ${expression}`),
    find: async (expression) => {
      const found: unknown = await driver.executeScript(`return ${expression}`)
      return found instanceof WebElement ? partOf(driver, found) : null
    },
    resize: async (width, height) => {
      const outer = { width, height }
      for (let tries = 0; tries < 3; tries += 1) {
        await driver.manage().window().setRect(outer)
        await pause(300)
        const [wide, high] = innerSize.parse(await driver.executeScript('return [innerWidth, innerHeight]'))
        outer.width += width - wide
        outer.height += height - high
        if (wide === width && high === height) return
      }
    },
    errors: async () =>
      texts.parse(await driver.executeScript('return globalThis.errorsKept?.splice(0) ?? []')),
    close,
  }
}

/** This browser offers no console log, so the page keeps one. */
function keepErrors(): void {
  const errors: string[] = []
  Object.assign(globalThis, { errorsKept: errors })
  Object.assign(console, { error: (...said: unknown[]) => errors.push(said.map(String).join(' ')) })
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} ${blockedURI}`),
  )
}

function partOf(driver: WebDriver, element: WebElement): Part {
  return {
    press: async () => {
      await driver.executeScript(
        (part: Element) => part.scrollIntoView({ block: 'center', behavior: 'instant' }),
        element,
      )
      await element.click()
    },
    type: (text) => element.sendKeys(text),
    choose: (path) => element.sendKeys(path),
  }
}
