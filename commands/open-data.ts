import { ZodError } from 'zod'
import { missingVariables, type Env } from '@/lib/core/env'
import { loadVariables } from '@/lib/setup/watch-variables'
import { formatOf, NewerFormatError } from '@/lib/store/format'
import { loadOwner } from '@/lib/setup/watch-owner'
import { openStore } from '@/lib/store/open-store'
import { StoreError, type Store } from '@/lib/store/store'
import { fail, gone, newerFormat, t } from '@/build/command-texts'

/**
 * Opens the shop's data for a command, whether or not the shop is running, and loads the owner; from then on, `env()` has the
 * settings made at the desk. Ends the command if a newer program has written the data, if they are gone, if the owner cannot
 * be read, or if a setting is missing.
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

/** Opens the shop's data without loading the owner, for a command that can repair the owner. */
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

/** Runs a function on the shop's data without loading the owner, whether or not the shop is running. */
export async function withStore<T>(settings: Env, run: (store: Store) => Promise<T>): Promise<T> {
  const store = await openBareData(settings)
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}
