import 'server-only'
import { deleteBefore } from '../delete-before'
import { booksSince, idAt } from '../limits'
import type { Tidying } from '../tidying'

/**
 * Deletes journal entries once the books they explain need not be kept; the store's rules allow no earlier
 * deletion. @returns how many
 */
export function deleteOldJournal(tidying: Tidying): Promise<number> {
  const before = idAt('journal', booksSince())
  return deleteBefore(tidying, { collection: 'journal', prefix: 'journal_', before })
}
