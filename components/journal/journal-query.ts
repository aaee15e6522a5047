import { before, choice, listQuery, text, type QueryOf } from '@/components/desk/list-query'
import type { JournalFilter } from '@/lib/admin/read-journal'
import { actSchema } from '@/lib/journal/schema'

export const journalPage = '/admin/protokoll'

const LONGEST = 800

/** In the address. */
export const filterWords = { act: 'was', actor: 'wer', subject: 'wozu' } as const satisfies Record<
  keyof JournalFilter,
  string
>

export const journalQuery = listQuery(journalPage, {
  act: choice(filterWords.act, actSchema.enum, undefined),
  actor: text(filterWords.actor, LONGEST),
  subject: text(filterWords.subject, LONGEST),
  before: before('vor'),
})
export type JournalQuery = QueryOf<typeof journalQuery>
