const PAGE = '/bewertung-melden'
const FIELD = 'stelle'

/** Where a rating on a page is reported; its place stands behind `#`, so that the page is the same for everybody. */
export function reportAddress(path: string, ratingId: string): string {
  return `${PAGE}#${new URLSearchParams({ [FIELD]: `${path}#${ratingId}` })}`
}

/** The full address of the place that such an address names; '' if it names none. */
export function placeIn({ hash, origin }: Pick<Location, 'hash' | 'origin'>): string {
  const path = new URLSearchParams(hash.slice(1)).get(FIELD) ?? ''
  return path.startsWith('/') ? origin + path : ''
}
