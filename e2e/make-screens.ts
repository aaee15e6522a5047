import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium, request, type Page } from '@playwright/test'
import {
  leaveScreen,
  newScreenPage,
  openScreen,
  prepareScreens,
  setLocked,
  type PreparedShop,
} from './pages/open-screen'
import { lockedScreens, screens } from './pages/screens'
import type { Screen } from './pages/seen-by'
import { Shop } from './support/shop'
import { findChromium } from '@/dev/find-chromium'

const PHONE = 360
const WIDTHS = [PHONE, 1280] as const
const HEIGHT = 780

const colorScheme = process.argv.includes('--dark') ? 'dark' : 'light'
const wanted = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? ''
const folder = join('screens', colorScheme)

/** Takes screenshots of all screens, or of those whose names contain the given word, and collects them on one page. */
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const shop = await Shop.start({ engine: 'sqlite' })
const taken: string[] = []
try {
  const prepared = await prepareScreens(shop, request)
  await takeAll(screens, prepared)
  await setLocked(shop, true)
  await takeAll(lockedScreens, prepared)
} finally {
  await shop.stop()
  await browser.close()
}
writeFileSync(join(folder, 'index.html'), contactSheet())
process.stdout.write(`${join(folder, 'index.html')}: ${taken.length}\n`)

/** One at a time per core. */
async function takeAll(all: readonly Screen[], prepared: PreparedShop): Promise<void> {
  const waiting = all.filter(({ name }) => name.includes(wanted))
  const work = async () => {
    const page = await newScreenPage(browser, prepared, { colorScheme })
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) await take(page, prepared, screen)
    await page.context().close()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** A failed screenshot does not hide the others. */
async function take(page: Page, prepared: PreparedShop, screen: Screen): Promise<void> {
  try {
    await leaveScreen(page)
    await openScreen(page, prepared, screen)
    const session = await page.context().newCDPSession(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      // A phone is touched.
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: width === PHONE })
      await page.screenshot({ path: join(folder, fileOf(screen.name, width)), fullPage: true })
    }
    taken.push(screen.name)
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${screen.name}: ${String(error)}\n`)
  }
}

function fileOf(name: string, width: number): string {
  return `${name}-${width}.png`
}

function contactSheet(): string {
  const names = [...screens, ...lockedScreens].map(({ name }) => name).filter((name) => taken.includes(name))
  const figures = names.map((name) => {
    const pictures = WIDTHS.map(
      (width) => `<a href="${fileOf(name, width)}"><img src="${fileOf(name, width)}" alt="${width}"></a>`,
    )
    return `<figure><figcaption>${name}</figcaption>${pictures.join('')}</figure>`
  })
  const style =
    'body{display:flex;flex-wrap:wrap;gap:2rem;font:1rem sans-serif}figure{margin:0}img{height:40rem}'
  return `<!doctype html><meta charset="utf-8"><title>${colorScheme}</title><style>${style}</style>${figures.join('\n')}\n`
}
