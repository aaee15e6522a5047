import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PublishedPages from './published-pages.mjs'

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

/** As Next.js asks for each request. */
const handlerFor = (headers: Record<string, string> = {}) =>
  new PublishedPages({
    fs: { existsSync: () => false, readFile: () => Promise.reject(new Error('no such file')) },
    serverDistDir: folder,
    revalidatedTags: [],
    _requestHeaders: headers,
  } as never)
const keep = (path: string, html: string) => handlerFor().set(path, page(html) as never, where)
const find = async (path: string, headers?: Record<string, string>) => {
  const found = await handlerFor(headers).get(path, where as never)
  return found?.value && 'html' in found.value ? found.value.html : null
}

afterAll(() => {
  Reflect.deleteProperty(globalThis, SYMBOL)
  rmSync(folder, { recursive: true })
})

it('finds a page again that was made for what is published', async () => {
  publish('one')
  expect(await find('/')).toBeNull()
  await keep('/', 'first')
  expect(await find('/')).toBe('first')
  expect(await find('/presets')).toBeNull()
})

it('makes all pages anew when something else is published, and none twice', async () => {
  publish('two')
  expect(await find('/')).toBeNull()
  await keep('/', 'second')
  expect(await find('/')).toBe('second')
})

it('gives an answer that began before a change what was published then, and keeps that for nobody else', async () => {
  publish('two', 'one')
  expect(await find('/')).toBe('first')
  publish('three')
  await keep('/', 'third')
  publish('four')
  await keep('/', 'fourth')
  publish('four', 'one')
  await keep('/presets', 'too late')
  expect(await find('/presets')).toBeNull()
  publish('four')
  expect([await find('/'), await find('/presets')]).toEqual(['fourth', null])
})

it('holds the pages of two states at most', async () => {
  for (let count = 0; count < 20; count += 1) {
    publish(`state ${count}`)
    await keep('/', `page ${count}`)
  }
  const found = []
  for (let count = 0; count < 20; count += 1) {
    publish(`state ${count}`)
    found.push(await find('/'))
  }
  expect(found.filter((html) => html !== null)).toEqual(['page 18', 'page 19'])
})

it('has Next.js make what everybody gets without the mark of one visitor', async () => {
  publish('marked')
  const headers = { 'content-security-policy': "script-src 'nonce-x'", accept: 'text/html' }
  await find('/', headers)
  expect(headers).toEqual({ accept: 'text/html' })
  await keep('/', 'kept')
  const others = { 'content-security-policy': "script-src 'nonce-x'" }
  await find('/', others)
  expect(others).toHaveProperty('content-security-policy')
})
