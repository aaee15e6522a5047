/** What the catalogue shows of itself; an empty text stands for everything. */
export interface CatalogFilter {
  query: string
  game: string
}

/** The filter in the search part of an address, e.g. `?spiel=Valorant&suche=schritte`. */
export function filterOf(search: string): CatalogFilter {
  const parameters = new URLSearchParams(search)
  return { query: parameters.get('suche') ?? '', game: parameters.get('spiel') ?? '' }
}

/** The search part with this filter in it; what else it says (a referral code, for one) stays. */
export function withFilter(search: string, { query, game }: CatalogFilter): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ spiel: game, suche: query })) {
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  }
  const text = parameters.toString()
  return text && `?${text}`
}
