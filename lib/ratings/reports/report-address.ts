import type { ReportOutcome } from './schema'

const PAGE = '/bewertung-melden'
const FIELD = 'stelle'

/** The reported place is after `#`, so that the page is the same for everyone. */
export function reportAddress(path: string, ratingId: string): string {
  return `${PAGE}#${new URLSearchParams({ [FIELD]: `${path}#${ratingId}` })}`
}

/** '' if there is none. */
export function placeIn({ hash, origin }: Pick<Location, 'hash' | 'origin'>): string {
  const path = new URLSearchParams(hash.slice(1)).get(FIELD) ?? ''
  return path.startsWith('/') ? origin + path : ''
}

const DECISION = 'als'
const words = { kept: 'behalten', removed: 'verbergen' } as const satisfies Record<ReportOutcome, string>

export function decisionAddress(id: string, outcome: ReportOutcome): string {
  return `/admin/meldungen/${id}?${new URLSearchParams({ [DECISION]: words[outcome] })}`
}

export function outcomeIn(query: Record<string, string | string[] | undefined>): ReportOutcome | null {
  const word = query[DECISION]
  if (word === words.kept) return 'kept'
  return word === words.removed ? 'removed' : null
}
