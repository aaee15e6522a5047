import { once } from 'node:events'
import { get } from 'node:http'
import type { Page, Response } from '@playwright/test'
import type { Shop } from '../support/shop'
import { expect, open, test, whenIdle } from '../support/test'

/** Sets turbo mode, and waits until newly opened pages get it. */
async function setTurbo(shop: Shop, isOn: boolean): Promise<void> {
  await shop.write({ 'settings/turboMode': isOn })
  await expect.poll(() => firstEvents(shop)).toContain(`"turboMode":${isOn}`)
}

/** The beginning of the stream of server events. */
async function firstEvents({ origin }: Shop): Promise<string> {
  const [answer] = await once(get(`${origin}/api/live`), 'response')
  const [text] = await once(answer, 'data')
  answer.destroy()
  return String(text)
}

/** Records the pages that are prefetched from now on. */
function prefetches(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Gives pages a picture that keeps loading until the returned function is called. */
async function keepLoading(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/unterwegs.svg', async (route) => {
    await isReleased
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.addInitScript(() => {
    new Image().src = '/unterwegs.svg'
  })
  return () => release()
}

test.describe('turbo mode', () => {
  test.beforeAll(({ shop }) => setTurbo(shop, true))
  test.afterAll(({ shop }) => setTurbo(shop, false))

  test(
    'links in view are prefetched once the page has loaded, and hovered ones before that',
    { tag: '@journey' },
    async ({ page }) => {
      const release = await keepLoading(page)
      const paths = prefetches(page)
      await page.goto('/impressum', { waitUntil: 'domcontentloaded' })
      const link = page.getByRole('banner').getByRole('link', { name: 'Presets', exact: true })
      // Again, until the page listens.
      await expect(async () => {
        await page.mouse.move(0, 0)
        await link.hover()
        expect(paths).toContain('/presets')
      }).toPass()
      expect(new Set(paths)).toEqual(new Set(['/presets']))
      release()
      await expect.poll(() => new Set(paths).size).toBeGreaterThan(3)
    },
  )

  test('nothing is prefetched without turbo mode, and switching it takes effect live', async ({
    page,
    shop,
  }) => {
    await setTurbo(shop, false)
    const paths = prefetches(page)
    await open(page, '/impressum')
    await whenIdle(page)
    expect(paths).toEqual([])
    await setTurbo(shop, true)
    await expect.poll(() => paths).toContain('/presets')
  })

  test('nothing is prefetched for visitors who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const paths = prefetches(page)
    await open(page, '/impressum')
    await whenIdle(page)
    expect(paths).toEqual([])
  })
})

test.describe('responses', () => {
  test(
    'every response has the security headers, and no page violates its own policy',
    { tag: '@journey' },
    async ({ page, request, shop }) => {
      const violations: string[] = []
      await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          Reflect.get(
            window,
            'noteViolation',
          )(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
        })
      })
      const sitemap = await (await request.get(`${shop.origin}/sitemap.xml`)).text()
      const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      )
      const ofHeadsets = pages.filter((path) => path.startsWith('/headset/'))
      const others = pages.filter((path) => !ofHeadsets.includes(path))
      expect(others.length).toBeGreaterThan(15)
      // One of some three hundred alike.
      for (const path of [...others, ...ofHeadsets.slice(0, 1), '/warenkorb', '/kasse', '/?ref=NOVA10']) {
        const answer = await page.goto(path)
        const policy = answer?.headers()['content-security-policy'] ?? ''
        expect(policy).toContain("frame-ancestors 'none'")
        expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toContain('unsafe')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      expect(violations).toEqual([])
      for (const path of ['/', '/api/health', '/icon.svg', '/nirgends', '/robots.txt']) {
        expect((await request.get(`${shop.origin}${path}`)).headers()).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        })
      }
    },
  )

  test('scripts and styles are compressed and immutable, and nothing else is served beside them', async ({
    page,
    shop,
  }) => {
    const answers: Response[] = []
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) answers.push(response)
    })
    await page.goto('/')
    await expect.poll(() => answers.map((answer) => answer.request().resourceType())).toContain('stylesheet')
    for (const answer of answers) {
      expect(await answer.allHeaders()).toMatchObject({
        'content-encoding': expect.stringMatching(/^(br|gzip)$/),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringMatching(/^text\/(javascript|css); charset=utf-8$/i),
        'x-content-type-options': 'nosniff',
      })
    }
    for (const path of ['../build-stamp', '..%2fbuild-stamp', 'chunks', 'nirgends.js', '%00.js', '%E0%A4%A'])
      expect([400, 404]).toContain(await statusOf(shop, `/_next/static/${path}`))
  })
})

/** Unlike browsers and `fetch`, this does not normalise the address. */
async function statusOf(shop: Shop, path: string): Promise<number | undefined> {
  const [answer] = await once(get(shop.origin, { path }), 'response')
  answer.destroy()
  return answer.statusCode
}
