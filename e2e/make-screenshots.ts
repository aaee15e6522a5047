import { chromium } from '@playwright/test'
import { Shop } from './support/shop'
import { findChromium } from '@/dev/find-chromium'

const PICTURES = [
  { path: 'public/screenshot-wide.png', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  // A phone has no keys that the page would name.
  {
    path: 'public/screenshot-narrow.png',
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
]

/**
 * Takes the pictures of the start page that browsers show when offering to install the shop; `app/manifest.ts`
 * lists them.
 */
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const shop = await Shop.start({ engine: 'sqlite' })
try {
  for (const { path, ...options } of PICTURES) {
    const page = await browser.newPage({ ...options, locale: 'de-DE', colorScheme: 'light' })
    await page.goto(shop.origin, { waitUntil: 'networkidle' })
    await page.screenshot({ path })
    await page.close()
    process.stdout.write(`${path}\n`)
  }
} finally {
  await shop.stop()
  await browser.close()
}
