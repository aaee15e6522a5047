import 'server-only'
import { databaseFile } from '@/lib/core/data-folder'
import { env, type Env } from '@/lib/core/env'
import { prepareServerSecret } from '@/lib/core/server-secret'
import { shared } from '@/lib/core/shared'
import { lazyStore } from './lazy-store'
import { measuredStore } from './measured-store'
import { createSqliteStore } from './sqlite/sqlite-store'
import { isGone } from './sqlite/usage'
import { StoreError, type Store } from './store'

/**
 * Opens a connection to the shop's data with the engine named by the environment.
 * @throws StoreError `unavailable` or `in_use` if the SQLite file cannot be used, `gone` if it has disappeared;
 * ServerSecretError
 */
export function openStore(settings: Env): Store {
  if (settings.STORE_ENGINE === 'sqlite') {
    // Before there are data: afterwards, nobody may create a new secret beside them.
    prepareServerSecret(settings)
    const file = databaseFile(settings.DATA_DIR)
    if (isGone(file)) throw new StoreError('gone', file)
    return createSqliteStore(file)
  }
  // The SDK is large, and shops on SQLite do not need it.
  return lazyStore('firebase', async () => {
    const { createFirebaseStore } = await import('./firebase/firebase-store')
    return createFirebaseStore(settings)
  })
}

/**
 * This process's only connection. It lives on `globalThis`, because `proxy.ts`, `instrumentation.ts` and the
 * route handlers are separate instances of every module.
 * @throws as `openStore` does
 */
export function store(): Store {
  return shared('store', () => measuredStore(openStore(env())))
}
