import { databaseFile } from '@/lib/core/data-folder'
import { env, type Env } from '@/lib/core/env'
import { prepareServerSecret } from '@/lib/core/server-secret'
import { shared } from '@/lib/core/shared'
import { log } from '@/lib/core/log'
import { measuredStore } from './measured-store'
import { createSqliteStore } from './sqlite/sqlite-store'
import { isGone } from './sqlite/usage'
import { StoreError, type Store, type Unsubscribe } from './store'
import { keysOf } from './changes'

/** @throws StoreError `unavailable` or `in_use` (SQLite's file), `gone` if that has disappeared; ServerSecretError */
export function openStore(settings: Env): Store {
  if (settings.STORE_ENGINE === 'sqlite') {
    // Must come before there are data: beside data, no new secret may be created.
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

/** Shared: proxy.ts, instrumentation.ts and routes are separate instances of every module. @throws as `openStore` */
export function store(): Store {
  return shared('store', () => measuredStore(openStore(env())))
}

/** A store whose engine loads in the background; calls wait for it, in order. */
function lazyStore(engine: Store['engine'], load: () => Promise<Store>): Store {
  const loading = load()
  // Every call reports the failure itself; otherwise it would also count as unhandled.
  loading.catch(() => undefined)

  return {
    engine,
    get: async (path) => (await loading).get(path),
    find: async (path, query) => (await loading).find(path, query),
    list: async (path, page) => (await loading).list(path, page),
    update: async (changes) => (await loading).update(changes),
    updateOnce: async (key, changes) => (await loading).updateOnce(key, changes),
    subscribe(path, listener) {
      keysOf(path)
      let stop: Unsubscribe | undefined
      let isStopped = false
      loading
        .then((store) => {
          if (!isStopped) stop = store.subscribe(path, listener)
        })
        .catch((error: unknown) => log().error({ error, engine }, 'no subscription: the store did not open'))
      return () => {
        isStopped = true
        stop?.()
      }
    },
    snapshot: async () => (await loading).snapshot(),
    purge: async () => (await loading).purge(),
    healthy: async () =>
      loading.then(
        (store) => store.healthy(),
        () => false,
      ),
    time: async () => (await loading).time(),
    close: async () => {
      await loading.then(
        (store) => store.close(),
        () => undefined,
      )
    },
  }
}
