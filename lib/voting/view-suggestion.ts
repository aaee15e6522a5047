import 'server-only'
import type { Store } from '@/lib/store/store'
import { readSuggestion } from './data'
import { suggestionIdSchema, type Suggestion } from './schema'

/** A suggestion for its page at the desk; null if there is none. */
export async function viewSuggestion(store: Store, id: string): Promise<Suggestion | 'broken' | null> {
  return suggestionIdSchema.safeParse(id).success ? readSuggestion(store, id) : null
}
