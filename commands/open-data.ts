import type { Env } from '@/lib/core/env'
import { formatOf, NewerFormatError } from '@/lib/store/format'
import { openStore } from '@/lib/store/open-store'
import { StoreError, type Store } from '@/lib/store/store'
import { fail, gone, newerFormat } from '@/build/command-texts'

/**
 * Opens the shop's data for a command, whether or not the shop is running. Ends the command if a newer program
 * has written them, or if they are gone.
 */
export async function openData(settings: Env): Promise<Store> {
  const store = opened(settings)
  try {
    await formatOf(store)
  } catch (error) {
    if (error instanceof NewerFormatError) fail(newerFormat(error))
    // The command says what it is if it stays.
  }
  return store
}

function opened(settings: Env): Store {
  try {
    return openStore(settings)
  } catch (error) {
    if (error instanceof StoreError && error.code === 'gone') fail(gone(settings))
    throw error
  }
}

/** Does something with the shop's data, while the shop runs or not. */
export async function withStore<T>(settings: Env, run: (store: Store) => Promise<T>): Promise<T> {
  const store = await openData(settings)
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}
