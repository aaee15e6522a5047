import { createRequire } from 'node:module'

/** @typedef {typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default} Cache */
/** @typedef {InstanceType<Cache>} CacheInstance */
/** @typedef {NonNullable<Awaited<ReturnType<CacheInstance['get']>>>} Kept */

/** @type {{ default: Cache }} */
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

/** More than the shop has pages, in all forms in which they are fetched. */
const MOST_PAGES = 2000

/** @type {Map<string, Map<string, Kept>>} by the key of what was published when they were made, then by that of the page */
const kept = new Map()

/**
 * Next.js's cache for pages that are the same for everyone. Each is rendered once per published state; when that
 * changes, all count as missing. Those of the built-in catalogue were made by the build. Nothing is written to
 * disk. Next.js's documentation:
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
export default class PublishedPages extends FileSystemCache {
  /** @param {ConstructorParameters<Cache>[0]} context */
  constructor(context) {
    super(context)
    /** Headers of the current request. */
    this.headers = context._requestHeaders
  }

  /**
   * @override
   * @param {Parameters<CacheInstance['get']>} args
   */
  async get(...args) {
    const { isOfProgram, published } = present()
    const page = kept.get(published)?.get(args[0]) ?? (isOfProgram ? await super.get(...args) : null)
    // Rendered now, for everyone: with the policy's nonce, Next.js would tie it to this visitor.
    if (!page) delete this.headers['content-security-policy']
    return page
  }

  /**
   * @override
   * @param {Parameters<CacheInstance['set']>} args
   */
  async set(...args) {
    const [key, value, context] = args
    const { published, isCurrent } = present()
    if (isCurrent) startKeeping(published)
    const pages = kept.get(published)
    // An older state is only requested by responses that began before the change.
    if (!pages) return
    if (pages.size >= MOST_PAGES) pages.clear()
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    pages.set(key, { value, lastModified: Date.now(), ...(cacheControl ? { cacheControl } : {}) })
  }
}

/** Key of the catalogue used by the current response, from lib/catalog/current-catalog. */
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
 * Makes room for the current state, and drops those before the last change.
 * @param {string} published
 */
function startKeeping(published) {
  if (kept.has(published)) return
  for (const older of [...kept.keys()].slice(0, -1)) kept.delete(older)
  kept.set(published, new Map())
}
