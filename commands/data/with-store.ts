import type { Env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'

/** Does something with the shop's data, while the shop runs or not. */
export async function withStore<T>(settings: Env, run: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(settings)
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}
