import { noteAway } from '@/lib/core/current-answer'
import { measures } from '@/lib/core/measures.mjs'
import { StoreError, type Store } from './store'

export function measuredStore(store: Store): Store {
  return {
    engine: store.engine,
    get: (path) => timed('get', () => store.get(path)),
    find: (path, query) => timed('find', () => store.find(path, query)),
    list: (path, page) => timed('list', () => store.list(path, page)),
    update: (changes) => timed('update', () => store.update(changes)),
    updateOnce: (key, changes) => timed('updateOnce', () => store.updateOnce(key, changes)),
    subscribe: (path, listener) => store.subscribe(path, listener),
    snapshot: () => store.snapshot(),
    purge: () => store.purge(),
    healthy: () => store.healthy(),
    time: () => store.time(),
    close: () => store.close(),
  }
}

async function timed<T>(operation: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await run()
  } catch (error) {
    if (error instanceof StoreError && error.code === 'unavailable') noteAway()
    throw error
  } finally {
    measures()?.store.observe({ operation }, (performance.now() - start) / 1000)
  }
}
