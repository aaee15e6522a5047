import { presetOrders, type PresetOrder } from '@/lib/catalog/showing/sort-presets'

/** An empty text means everything. */
export interface CatalogFilter {
  query: string
  game: string
  order: PresetOrder
}

export const orderWords: Record<PresetOrder, string> = {
  recommended: '',
  price: 'preis',
  name: 'name',
  newest: 'neueste',
}

/** The order in the address; unknown words mean the catalogue's own. */
export function orderOf(word: string | null): PresetOrder {
  return presetOrders.find((order) => orderWords[order] === word) ?? 'recommended'
}

/** The filter in a query, e.g. `?spiel=Valorant&suche=schritte&sortierung=preis`. */
export function filterOf(search: string): CatalogFilter {
  const parameters = new URLSearchParams(search)
  return {
    query: parameters.get('suche') ?? '',
    game: parameters.get('spiel') ?? '',
    order: orderOf(parameters.get('sortierung')),
  }
}

/** The query with this filter; its other parts stay (a referral code, for one). */
export function withFilter(search: string, { query, game, order }: CatalogFilter): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ spiel: game, suche: query, sortierung: orderWords[order] })) {
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  }
  const text = parameters.toString()
  return text && `?${text}`
}
