import 'server-only'
import { deleteBefore } from '../delete-before'
import { booksSince, idAt } from '../limits'
import type { Tidying } from '../tidying'

/**
 * Deletes entries of the journal as soon as the books that they explain need not be kept any more; the store lets go of none
 * before. @returns how many
 */
export function deleteOldJournal(tidying: Tidying): Promise<number> {
  const before = idAt('journal', booksSince())
  return deleteBefore(tidying, { collection: 'journal', prefix: 'journal_', before })
}
