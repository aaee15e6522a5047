import type { Env } from '@/lib/core/env'
import { formatOf, NewerFormatError } from '@/lib/store/format'
import { openStore } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'
import { fail, newerFormat } from './command-texts'

/** Opens the shop's data for a command, while the shop runs or not. Ends the command if a newer program has written them. */
export async function openData(settings: Env): Promise<Store> {
  const store = openStore(settings)
  try {
    await formatOf(store)
  } catch (error) {
    if (error instanceof NewerFormatError) fail(newerFormat(error))
    // The command says what it is if it stays.
  }
  return store
}
