import { ADMIN, CUSTOMER, forgive, openSession, test } from '../support/accounts'
import { placeOrder } from '../pages/place-order'
import { expect, expectAccessible, open } from '../support/test'

const PRODUCT = '/presets/tarkov-stille-sohle'
const ADDRESSES = [
  '/',
  '/presets',
  PRODUCT,
  '/studio',
  '/abstimmen',
  '/hilfe',
  '/warenkorb',
  '/kasse',
  '/bestellung-finden',
  '/anmelden',
  '/anmelden?ansicht=registrieren',
  '/anmelden?ansicht=passwort',
  '/konto',
  '/partner',
  '/nirgends',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/widerruf',
  '/barrierefreiheit',
  '/bewertung-melden',
  '/vertrag-widerrufen',
  '/wartung',
  '/offline',
]

const DESK = [
  '/admin/abstimmen',
  '/admin/bewertungen',
  '/admin/presets',
  '/admin/presets/neu',
  '/admin/presets/tarkov-stille-sohle',
]

const NONCE = /'nonce-[^']+'/

test.describe('pages', () => {
  // server/page-cache.mjs recognises them by an undocumented mark of Next.js.
  test('a prerendered page is sent unchanged, with a policy for its own scripts', async ({ request }) => {
    const one = await request.get('/')
    const policy = one.headers()['content-security-policy']
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/)
    expect(policy).not.toMatch(NONCE)
    expect(await one.text()).not.toContain('nonce=')
    const { etag } = one.headers()
    expect(etag).toBeDefined()
    const again = await request.get('/')
    expect([again.headers().etag, await again.text()]).toEqual([etag, await one.text()])
    const known = await request.get('/', { headers: { 'if-none-match': etag ?? '' } })
    expect([known.status(), known.headers()['content-security-policy']]).toEqual([304, policy])
    const head = await request.head('/')
    expect(head.headers()).toMatchObject({ etag, 'content-security-policy': policy })
    const missing = await request.get('/nirgends')
    expect(missing.status()).toBe(404)
    expect(missing.headers()['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/)
  })

  test('a page rendered for one visitor has its own nonce', async ({ request }) => {
    const nonceOf = async () =>
      NONCE.exec((await request.get('/partner')).headers()['content-security-policy'] ?? '')?.[0]
    const [one, other] = [await nonceOf(), await nonceOf()]
    expect(one).toMatch(NONCE)
    expect(one).not.toBe(other)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('error pages say in German why a page is not shown', async ({ page, consoleErrors }) => {
      for (const [address, status, title] of [
        ['/konto', 401, 'Bitte anmelden'],
        ['/admin', 401, 'Bitte anmelden'],
        ['/bestellung/nirgends', 404, 'Bestellung nicht gefunden'],
        ['/nirgends', 404, 'Hier ist nichts zu hören'],
      ] as const) {
        expect((await page.goto(address))?.status(), address).toBe(status)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      }
      forgive(consoleErrors)
    })
  })

  test('every screen has a unique title that ends with the brand, and a heading of the same size', async ({
    page,
    shop,
    request,
    consoleErrors,
  }) => {
    const titles: string[] = []
    const sizes = new Set<string>()
    const deskSizes = new Set<string>()
    const visit = async (address: string) => {
      await page.goto(address)
      titles.push(await page.title())
      const heading = page.getByRole('heading', { level: 1 })
      // On fields of colour, and where letters are shaped, headings fill the width.
      const isOnPaper = await heading.evaluate(
        (element) => element.closest('.palette') === null && !element.hasAttribute('aria-label'),
      )
      if (isOnPaper && address !== '/studio')
        (address.startsWith('/admin') ? deskSizes : sizes).add(
          await heading.evaluate((element) => getComputedStyle(element).fontSize),
        )
    }
    const { orderId, accessToken } = await placeOrder(request, shop.origin)
    const order = (page = '') => `/bestellung/${orderId}${page}?token=${accessToken}`
    for (const address of [...ADDRESSES, order(), order('/vertrag')]) await visit(address)
    await openSession(page.request, shop, CUSTOMER)
    for (const address of ['/konto', '/admin']) await visit(address)
    await openSession(page.request, shop, ADMIN)
    for (const address of ['/admin', '/admin/bestellungen', `/admin/bestellungen/${orderId}`, ...DESK])
      await visit(address)
    expect(titles.filter((title) => !/\S – Spielklang$/.test(title))).toEqual([])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    expect([...sizes]).toHaveLength(1)
    expect([...deskSizes]).toHaveLength(1)
    forgive(consoleErrors)
  })

  test('installation help and contact are two presses away from the footer', async ({ page }) => {
    await open(page, '/kasse')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe und Kontakt' }).click()
    await page.getByText('Windows: Equalizer APO').click()
    const steps = page.getByRole('region', { name: 'Ein Preset einrichten' })
    await expect(steps.getByText('Include: equalizer-apo.txt')).toBeVisible()
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(page)
  })

  test('a shop without a public origin names no origin in its metadata', async ({ page }) => {
    await page.goto('/presets/tarkov-stille-sohle?ref=x')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(texts.map((text) => JSON.parse(text))).toMatchObject([
      {
        '@type': 'Product',
        url: '/presets/tarkov-stille-sohle',
        image: '/presets/tarkov-stille-sohle/kurve.png',
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ item: '/presets' }, { name: 'Stille Sohle' }] },
    ])
  })
})
