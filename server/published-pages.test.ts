import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PublishedPages, { makePagesBy, SCRIPTS_HEADER } from './published-pages.mjs'

const PROGRAM = 'of-the-program'
const SYMBOL = Symbol.for('spielklang.catalog')
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))

/** Sets the keys that lib/catalog/current-catalog would report, for the current response and for new ones. */
const publish = (now: string, ofAnswer = now) =>
  Reflect.set(globalThis, SYMBOL, {
    keyOfAnswer: () => ofAnswer,
    current: { key: now },
    programKey: PROGRAM,
  })

const where = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as const
const page = (html: string) =>
  ({
    kind: 'APP_PAGE',
    html,
    rscData: undefined,
    status: 200,
    postponed: undefined,
    headers: undefined,
    segmentData: undefined,
  }) as const

/** As Next.js creates it for each request. */
const handler = () =>
  new PublishedPages({
    fs: { existsSync: () => false, readFile: () => Promise.reject(new Error('no such file')) },
    serverDistDir: folder,
    revalidatedTags: [],
    _requestHeaders: {},
  } as never)
/** As Next.js names a page. */
const keyOf = (path: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${path === '/' ? '/index' : path}`
const found = async (path: string) => (await handler().get(keyOf(path), where as never))?.value
const find = async (path: string) => {
  const value = await found(path)
  return value && 'html' in value ? value.html : null
}
const keep = (path: string, html: string) => handler().set(keyOf(path), page(html) as never, where)

/** The shop's requests to itself. */
const asked: { path: string; nonce: string }[] = []
/** Next.js's rendering of them. */
let render: (path: string, nonce: string) => string | null
const making = async (path: string, headers: Record<string, string>) => {
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? ''
  asked.push({ path, nonce })
  expect(await found(path)).toBeUndefined()
  await new Promise((resolve) => setImmediate(resolve))
  const html = render(path, nonce)
  if (html !== null) await keep(path, html)
}

beforeEach(() => {
  asked.length = 0
  render = (path) => `page of ${path}`
  makePagesBy(making)
})
afterAll(() => {
  makePagesBy()
  Reflect.deleteProperty(globalThis, SYMBOL)
  rmSync(folder, { recursive: true })
})

it('renders a page once per published state, however many request it at once', async () => {
  publish('one')
  const pages = await Promise.all(Array.from({ length: 20 }, () => find('/')))
  expect(new Set(pages)).toEqual(new Set(['page of /']))
  expect(await find('/')).toBe('page of /')
  expect(await find('/presets')).toBe('page of /presets')
  expect(asked.map(({ path }) => path)).toEqual(['/', '/presets'])
})

it('renders all pages again when something else is published', async () => {
  publish('two')
  render = () => 'second'
  expect([await find('/'), await find('/')]).toEqual(['second', 'second'])
  expect(asked).toHaveLength(1)
})

it('caches nothing from a visitor’s request', async () => {
  publish('strict')
  await keep('/', 'made with ?mail=kundin@example.com')
  render = () => 'made by the shop'
  expect(await find('/')).toBe('made by the shop')
})

it('caches no other page in place of the requested one', async () => {
  publish('elsewhere')
  makePagesBy(async () => keep('/_not-found', 'nothing here'))
  await expect(find('/')).rejects.toThrow('could not be made')
})

it('fails rather than let a visitor’s request render a page, and tries again for the next', async () => {
  publish('failing')
  render = () => null
  await expect(find('/')).rejects.toThrow('could not be made')
  render = () => 'made'
  expect(await find('/')).toBe('made')
})

it('gives a response that began before a change the former state, which is not cached', async () => {
  publish('first')
  render = () => 'first'
  await find('/')
  publish('second')
  render = () => 'second'
  await find('/')
  publish('second', 'first')
  expect(await find('/')).toBe('first')
  publish('third')
  render = () => 'third'
  await find('/')
  publish('third', 'first')
  render = () => 'too late'
  expect([await find('/'), await find('/')]).toEqual(['too late', 'too late'])
  expect(asked).toHaveLength(5)
  publish('third')
  expect(await find('/')).toBe('third')
})

it('holds the pages of two states at most', async () => {
  render = () => 'made'
  for (let count = 0; count < 20; count += 1) {
    publish(`state ${count}`)
    await find('/')
  }
  asked.length = 0
  for (let count = 18; count < 20; count += 1) {
    publish('state 19', `state ${count}`)
    await find('/')
  }
  expect(asked).toHaveLength(0)
  publish('state 19', 'state 17')
  await find('/')
  expect(asked).toHaveLength(1)
})

describe('the allowed inline scripts of a page', () => {
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const scriptsOf = async (path: string) => {
    const value = await found(path)
    return value && 'headers' in value ? value.headers?.[SCRIPTS_HEADER] : undefined
  }

  it('are those that its own rendering has marked by a secret nonce', async () => {
    publish('marked')
    render = (_, nonce) =>
      [
        `<script nonce="${nonce}" id="a">self.push("${nonce}")</script>`,
        `<p><script>alert(1)</script><script nonce="guess">alert(2)</script></p>`,
        `<script src="/a.js" nonce="${nonce}"></script><script nonce="${nonce}">start()</script>`,
      ].join('')
    expect(await scriptsOf('/')).toBe(`${hashOf('self.push("")')} ${hashOf('start()')}`)
    const html = await find('/')
    expect(html).toContain('<script id="a">self.push("")</script>')
    expect(html).toContain('<script src="/a.js"></script>')
    expect(asked[0]?.nonce).toMatch(/^[\da-f]{32}$/)
    expect(html).not.toContain(asked[0]?.nonce)
    await found('/presets')
    expect(asked[1]?.nonce).not.toBe(asked[0]?.nonce)
  })
})

describe('a page that shows more than the published state', () => {
  const STATE = Symbol.for('spielklang.pageState')
  const versions = new Map<string, string>()
  beforeEach(() => {
    publish('with versions')
    versions.clear()
    Reflect.set(globalThis, STATE, async (key: string) => {
      if (!key.startsWith('/p/')) return { page: key, version: '' }
      const page = key.toUpperCase().replace('/P/', '/p/')
      const version = versions.get(page)
      return version === undefined ? { page: null, version: '' } : { page, version }
    })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, STATE))

  it('is rendered again when its own state changes, while others stay cached', async () => {
    versions.set('/p/NOVA', '1').set('/p/LUX', '1')
    for (const path of ['/p/NOVA', '/p/LUX', '/p/nova']) await find(path)
    expect(asked.map(({ path }) => path)).toEqual(['/p/NOVA', '/p/LUX'])
    versions.set('/p/NOVA', '2')
    render = () => 'second'
    expect([await find('/p/Nova'), await find('/p/LUX')]).toEqual(['second', 'page of /p/LUX'])
    expect(asked).toHaveLength(3)
  })

  it('is the not-found page, rendered once for all, if its address is unknown', async () => {
    const pages = await Promise.all(Array.from({ length: 50 }, (_, n) => find(`/p/made-up-${n}`)))
    expect(new Set(pages)).toEqual(new Set(['page of /_not-found']))
    expect(await found('/p/made-up-1')).toMatchObject({ status: 404 })
    expect(asked).toHaveLength(1)
    versions.set('/p/NOVA', '1')
    expect(await find('/p/NOVA')).toBe('page of /p/NOVA')
    versions.delete('/p/NOVA')
    expect(await find('/p/NOVA')).toBe('page of /_not-found')
  })

  it('is not rendered for the address of a picture, which is left to its own route', async () => {
    const picture = { ...where, kind: 'APP_ROUTE' }
    expect(await handler().get(keyOf('/p/made-up/vorschau.png'), picture as never)).toBeNull()
    expect(asked).toEqual([])
  })
})

it('leaves everything to Next.js during the build', async () => {
  makePagesBy()
  publish('built')
  expect(await find('/')).toBeNull()
  await keep('/', 'by the build')
  expect(await find('/')).toBeNull()
})
