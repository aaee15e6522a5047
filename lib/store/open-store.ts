import 'server-only'
import { join } from 'node:path'
import { env, type Env } from '@/lib/core/env'
import { shared } from '@/lib/core/shared'
import { lazyStore } from './lazy-store'
import { createSqliteStore } from './sqlite/sqlite-store'
import type { Store } from './store'

/**
 * Opens a connection to the shop's data with the engine that the environment names.
 * @throws StoreError `unavailable` if the SQLite file cannot be used
 */
export function openStore(settings: Env): Store {
  if (settings.STORE_ENGINE === 'sqlite')
    return createSqliteStore(join(settings.DATA_DIR, 'spielklang.sqlite'))
  // The SDK is large, and who runs on SQLite does without it.
  return lazyStore('firebase', async () => {
    const { createFirebaseStore } = await import('./firebase/firebase-store')
    return createFirebaseStore(settings)
  })
}

/**
 * The one connection of this process. It lives on `globalThis`, because `proxy.ts`, `instrumentation.ts` and the route
 * handlers are separate instances of every module.
 * @throws StoreError `unavailable`, as `openStore` does
 */
export function store(): Store {
  return shared('store', () => openStore(env()))
}
