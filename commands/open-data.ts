import { missingVariables, type Env } from '@/lib/core/env'
import { loadVariables } from '@/lib/setup/watch-variables'
import { formatOf, NewerFormatError } from '@/lib/store/format'
import { openStore } from '@/lib/store/open-store'
import { StoreError, type Store } from '@/lib/store/store'
import { fail, gone, newerFormat, t } from '@/build/command-texts'

/**
 * Opens the shop's data for a command, whether or not the shop is running; from then on, `env()` has the owner's settings in
 * them. Ends the command if a newer program has written them, if they are gone, or if a setting is missing.
 */
export async function openData(settings: Env): Promise<Store> {
  const store = opened(settings)
  try {
    await formatOf(store)
    await loadVariables(store)
  } catch (error) {
    if (error instanceof NewerFormatError) fail(newerFormat(error))
    // The command says what it is if it stays.
  }
  const missing = missingVariables()
  if (missing.length > 0) fail(t('env', { variables: missing.join(', ') }))
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
