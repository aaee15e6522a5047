import { ZodError } from 'zod'
import { missingVariables, type Env } from '@/lib/core/env'
import { loadVariables } from '@/lib/setup/watch-variables'
import { formatOf, NewerFormatError } from '@/lib/store/format'
import { loadOwner } from '@/lib/setup/watch-owner'
import { openStore } from '@/lib/store/open-store'
import { StoreError, type Store } from '@/lib/store/store'
import { fail, gone, newerFormat, t } from '@/build/command-texts'

/**
 * Whether or not the shop runs; `env()` then has the desk's settings. Ends the command if the data are gone or newer
 * than the program, the owner is unreadable, or a setting is missing.
 */
export async function openData(settings: Env): Promise<Store> {
  const store = await openBareData(settings)
  try {
    await loadOwner(store)
  } catch (error) {
    if (error instanceof ZodError) fail(t('broken', { path: 'setup/owner' }))
    // If the problem persists, the command itself reports it.
  }
  return store
}

async function openBareData(settings: Env): Promise<Store> {
  const store = opened(settings)
  try {
    await formatOf(store)
    await loadVariables(store)
  } catch (error) {
    if (error instanceof NewerFormatError) fail(newerFormat(error))
    // If the problem persists, the command itself reports it.
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

export async function withStore<T>(settings: Env, run: (store: Store) => Promise<T>): Promise<T> {
  const store = await openBareData(settings)
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}
