import type { Env } from '@/lib/core/env'
import type { Store } from '@/lib/store/store'
import { openData } from '../open-data'

/** Does something with the shop's data, while the shop runs or not. */
export async function withStore<T>(settings: Env, run: (store: Store) => Promise<T>): Promise<T> {
  const store = await openData(settings)
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}
