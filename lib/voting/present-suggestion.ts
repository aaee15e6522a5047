import 'server-only'
import type { Store } from '@/lib/store/store'
import { getSuggestion } from './data'
import type { Suggestion } from './schema'

/** A suggestion or its merge target; null if there is none. */
export async function presentSuggestion(store: Store, id: string): Promise<Suggestion | null> {
  let suggestion = await getSuggestion(store, id)
  while (suggestion?.mergedInto !== undefined) suggestion = await getSuggestion(store, suggestion.mergedInto)
  return suggestion
}
