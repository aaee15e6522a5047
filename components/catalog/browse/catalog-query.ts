import { presetOrders, type PresetOrder } from '@/lib/catalog/showing/sort-presets'

/** What the catalogue shows of itself, and in which order; an empty text stands for everything. */
export interface CatalogFilter {
  query: string
  game: string
  order: PresetOrder
}

/** What an address calls the orders. */
export const orderWords: Record<PresetOrder, string> = {
  recommended: '',
  price: 'preis',
  name: 'name',
  newest: 'neueste',
}

/** The order that an address asks for; the catalogue's own for words that it does not know. */
export function orderOf(word: string | null): PresetOrder {
  return presetOrders.find((order) => orderWords[order] === word) ?? 'recommended'
}

/** The filter in the search part of an address, e.g. `?spiel=Valorant&suche=schritte&sortierung=preis`. */
export function filterOf(search: string): CatalogFilter {
  const parameters = new URLSearchParams(search)
  return {
    query: parameters.get('suche') ?? '',
    game: parameters.get('spiel') ?? '',
    order: orderOf(parameters.get('sortierung')),
  }
}

/** The search part with this filter in it; what else it says (a referral code, for one) stays. */
export function withFilter(search: string, { query, game, order }: CatalogFilter): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ spiel: game, suche: query, sortierung: orderWords[order] })) {
    if (value) parameters.set(name, value)
    else parameters.delete(name)
  }
  const text = parameters.toString()
  return text && `?${text}`
}
