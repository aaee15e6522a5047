const PAGE = '/bewertung-melden'
const FIELD = 'stelle'

/**
 * The address of the form for reporting a rating; the reported place is after `#`, so that the page is the same
 * for everyone.
 */
export function reportAddress(path: string, ratingId: string): string {
  return `${PAGE}#${new URLSearchParams({ [FIELD]: `${path}#${ratingId}` })}`
}

/** The full address of the reported place in such an address; '' if there is none. */
export function placeIn({ hash, origin }: Pick<Location, 'hash' | 'origin'>): string {
  const path = new URLSearchParams(hash.slice(1)).get(FIELD) ?? ''
  return path.startsWith('/') ? origin + path : ''
}
