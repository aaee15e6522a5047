import { keyBefore } from '@/lib/core/listing'
import type { JournalFilter } from '@/lib/admin/read-journal'
import { actSchema } from '@/lib/journal/schema'

export const journalPage = '/admin/protokoll'

const LONGEST = 800

/**
 * The query of `/admin/protokoll`: entries of an act, an actor, a record, or all, and where the list starts.
 */
export interface JournalQuery extends JournalFilter {
  before?: string | undefined
}

/** In the address. */
export const filterWords = { act: 'was', actor: 'wer', subject: 'wozu' } as const satisfies Record<
  keyof JournalFilter,
  string
>

/** Reads the query; anything it does not know counts as missing. */
export function readJournalQuery(params: Record<string, string | string[] | undefined>): JournalQuery {
  return {
    act: actSchema.safeParse(params.was).data,
    actor: wordsOf(params.wer),
    subject: wordsOf(params.wozu),
    before: keyBefore(params.vor),
  }
}

function wordsOf(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && given !== '' && given.length <= LONGEST ? given : undefined
}

/** The address of the query. */
export function journalAddress({ before, ...filter }: JournalQuery): string {
  const params = new URLSearchParams()
  for (const name of ['act', 'actor', 'subject'] as const) {
    const value = filter[name]
    if (value !== undefined) params.set(filterWords[name], value)
  }
  if (before !== undefined) params.set('vor', before)
  return `${journalPage}${params.size > 0 ? `?${params}` : ''}#journal`
}
