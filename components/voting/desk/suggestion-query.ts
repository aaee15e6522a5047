import { suggestionStatusSchema } from '@/lib/voting/schema'

export const suggestionsPage = '/admin/abstimmen'

/** In display order. */
export const suggestionStates = suggestionStatusSchema.options

/** The page of one suggestion. */
export function suggestionAddress(id: string): string {
  return `${suggestionsPage}/${id}`
}
