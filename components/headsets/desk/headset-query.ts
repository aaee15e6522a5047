import { headsetsPage } from '@/components/desk/desk-pages'

export interface HeadsetQuery {
  /** '' for no search. */
  search: string
  /** Counted from 1. */
  page: number
}

const SEARCH_LENGTH = 100

/** Reads the query; anything it does not know counts as missing. */
export function readHeadsetQuery({
  suche,
  seite,
}: Record<string, string | string[] | undefined>): HeadsetQuery {
  return {
    search: typeof suche === 'string' ? suche.trim().slice(0, SEARCH_LENGTH) : '',
    page: typeof seite === 'string' && /^[1-9]\d{0,4}$/.test(seite) ? Number(seite) : 1,
  }
}

/** The address of a page of the list. */
export function headsetsAddress({ search, page }: HeadsetQuery): string {
  const params = new URLSearchParams()
  if (search !== '') params.set('suche', search)
  if (page > 1) params.set('seite', String(page))
  return `${headsetsPage}${params.size > 0 ? `?${params}` : ''}#headsets`
}
