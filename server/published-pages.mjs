import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'

/** @typedef {typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default} Cache */
/** @typedef {InstanceType<Cache>} CacheInstance */
/** @typedef {NonNullable<Awaited<ReturnType<CacheInstance['get']>>>} Kept */
/** @typedef {(path: string, headers: Record<string, string>) => Promise<unknown>} Render */

const require = createRequire(import.meta.url)
/** @type {{ default: Cache }} */
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')
/** @type {{ denormalizePagePath(page: string): string }} */
const { denormalizePagePath } = require('next/dist/shared/lib/page-path/denormalize-page-path.js')

/** More than the shop has pages, in all forms in which they are requested. */
const MOST_PAGES = 2000

/** @typedef {{ page: Kept, version: string }} KeptPage with the version of what else it shows, see `stateOf` */
/** @type {Map<string, Map<string, KeptPage>>} by the key of what was published when they were made, then by address */
const kept = new Map()
/** Next.js's address of the page for unknown addresses. */
const NOT_FOUND = '/_not-found'
/** Next.js's cache kind for responses of route handlers. */
const APP_ROUTE = 'APP_ROUTE'
/** Next.js's keys: kind and hash of the route, then the page. */
const KEY = /^\/route-cache\/[^/]+\/[^/]+\/\$(\/.*)$/s

/** On a page: the hashes of its inline scripts, for server/page-cache.mjs. */
export const SCRIPTS_HEADER = 'x-inline-scripts'
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The page that the shop's own request renders, in the async context of that request. */
/** @type {AsyncLocalStorage<{ address: string, nonce: string, version: string, made: Kept | null }>} */
const ownRequest = new AsyncLocalStorage()
/** @type {Map<string, Promise<Kept>>} pages being made, by state and page */
const making = new Map()
/** @type {Render | undefined} */
let render

/**
 * Sets how the shop requests a page of itself: without it, as during the build, each request renders its own page.
 * @param {Render} [how]
 */
export function makePagesBy(how) {
  render = how
}

/**
 * Next.js's cache for pages that are the same for everyone. Each is rendered once per published state, by a request
 * of the shop itself for the plain address, so that it contains nothing of a visitor's request; when the state
 * changes, all pages are rendered again. Those of the built-in catalogue come from the build. Nothing is written to
 * disk. Next.js's documentation:
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
export default class PublishedPages extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<CacheInstance['get']>} args
   * @returns {ReturnType<CacheInstance['get']>}
   */
  async get(...args) {
    const [key, context] = args
    if (context.kind === 'FETCH') return super.get(...args)
    if (ownRequest.getStore()) return null
    const { page, version } = await stateOf(addressOf(key))
    // The route of a missing picture responds itself: the not-found page cannot take its place.
    if (page === null && context.kind === APP_ROUTE) return null
    const address = page ?? NOT_FOUND
    const { isOfProgram, published } = present()
    const known = kept.get(published)?.get(address)
    if (known?.version === version) return known.page
    // Pages of the build do not contain anything that changes without a publication.
    const built = isOfProgram && page !== null && version === '' ? await super.get(...args) : null
    if (built) return render ? keep(address, { page: withScripts(built), version }) : built
    return render ? makeOnce(published, address, version) : null
  }

  /**
   * @override
   * @param {Parameters<CacheInstance['set']>} args
   */
  async set(...args) {
    const [key, given, context] = args
    const own = ownRequest.getStore()
    // The key is that of another page if Next.js responded with one.
    if (!own || addressOf(key) !== own.address) return
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    // Requested by its own address, this page has no error status.
    const isMissing = own.address === NOT_FOUND && given?.kind === 'APP_PAGE'
    const value = isMissing ? { ...given, status: 404 } : given
    const page = { value, lastModified: Date.now(), ...(cacheControl ? { cacheControl } : {}) }
    own.made = keep(own.address, { page: withScripts(page, own.nonce), version: own.version })
  }
}

/**
 * The address of the page that Next.js names by a key.
 * @param {string} key
 */
const addressOf = (key) => denormalizePagePath(KEY.exec(key)?.[1] ?? key)

/**
 * Renders a page once for all requests that wait for it.
 * @param {string} published
 * @param {string} address
 * @param {string} version
 */
function makeOnce(published, address, version) {
  const name = `${published} ${address} ${version}`
  const made = making.get(name) ?? make(address, version).finally(() => making.delete(name))
  making.set(name, made)
  return made
}

/**
 * @param {string} address
 * @param {string} version
 * @returns {Promise<Kept>}
 * @throws if Next.js has not rendered it; a page from a visitor's own request is not shared
 */
async function make(address, version) {
  const nonce = randomBytes(16).toString('hex')
  const own = { address, nonce, version, made: /** @type {Kept | null} */ (null) }
  const headers = { 'content-security-policy': `script-src 'nonce-${nonce}'` }
  await ownRequest.run(own, async () => render?.(address, headers))
  if (!own.made) throw new Error('a page could not be made')
  return own.made
}

/**
 * Adds the hashes of a page's own inline scripts: of those that its rendering has marked by a nonce, so that an
 * injected script has none. The nonce itself is removed. In a page of the build all scripts are its own, since it
 * contains no text by others.
 * @param {Kept} page
 * @param {string} [nonce]
 * @returns {Kept}
 */
function withScripts(page, nonce) {
  const { value } = page
  if (value?.kind !== 'APP_PAGE') return page
  const own = [...value.html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '']) =>
    nonce === undefined
      ? !attributes.includes('application/ld+json')
      : attributes.includes(`nonce="${nonce}"`),
  )
  const hashes = own.map(([, , script = '']) => hashOf(withoutMark(script, nonce)))
  const headers = { ...value.headers, [SCRIPTS_HEADER]: [...new Set(hashes)].join(' ') }
  return { ...page, value: { ...value, html: withoutMark(value.html, nonce), headers } }
}

/**
 * @param {string} text
 * @param {string | undefined} nonce
 */
const withoutMark = (text, nonce) =>
  nonce === undefined ? text : text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')

/** @param {string} script */
const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Caches a page of the current state. An older state is only requested by responses that began before the change.
 * @param {string} address
 * @param {KeptPage} made
 */
function keep(address, made) {
  const { published, isCurrent } = present()
  if (isCurrent) startKeeping(published)
  const pages = kept.get(published)
  if (pages && pages.size >= MOST_PAGES) pages.clear()
  pages?.set(address, made)
  return made.page
}

/**
 * The address under which a page is cached, and the version of what it shows beside the published state, from
 * lib/admin/page-state. The address is null for an unknown page.
 * @param {string} address
 * @returns {Promise<{ page: string | null, version: string }>}
 */
async function stateOf(address) {
  /** @type {typeof import('@/lib/admin/page-state').pageState | undefined} */
  const read = render && Reflect.get(globalThis, Symbol.for('spielklang.pageState'))
  return read?.(address) ?? { page: address, version: '' }
}

/** Key of the current response's catalogue, from lib/catalog/current-catalog. */
function present() {
  const catalog = Reflect.get(globalThis, Symbol.for('spielklang.catalog'))
  const published = catalog?.keyOfAnswer() ?? 'build'
  return {
    published,
    isCurrent: !catalog || published === catalog.current.key,
    isOfProgram: !catalog || published === catalog.programKey,
  }
}

/**
 * Adds the current state, and drops those before the last change.
 * @param {string} published
 */
function startKeeping(published) {
  if (kept.has(published)) return
  for (const older of [...kept.keys()].slice(0, -1)) kept.delete(older)
  kept.set(published, new Map())
}
