import { log } from '@/lib/core/log'
import { keysOf } from './changes'
import type { Store, Unsubscribe } from './store'

/** A store whose engine loads in the background; calls wait for it, in order. */
export function lazyStore(engine: Store['engine'], load: () => Promise<Store>): Store {
  const loading = load()
  // Every call reports the failure itself; without this line it would also count as unhandled.
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
