import { cheapestBundles, savingOf, type BundleOffer, type PricedPreset } from './best-price'

/** Cents. */
export interface FittingPreset extends PricedPreset {
  game: string
}

/** A preset that fits the wanted ones: for the same game, or from the same bundle, whose name is given. */
export interface Fitting<Preset> {
  preset: Preset
  bundle: string | null
}

const MOST = 3

/** At most three: for the same games, then from the smallest bundle that groups them; one of everything does not. */
export function fittingPresets<Preset extends FittingPreset>(
  ids: readonly string[],
  presets: readonly Preset[],
  bundles: readonly BundleOffer[],
): Fitting<Preset>[] {
  const isThere = ({ id }: { id: string }) => ids.includes(id)
  const games = new Set(presets.filter(isThere).map(({ game }) => game))
  const groups = bundles
    .filter(({ presetIds }) => presetIds.length < presets.length && presetIds.some((id) => ids.includes(id)))
    .toSorted((one, other) => one.presetIds.length - other.presetIds.length)
  return presets
    .filter((preset) => !isThere(preset))
    .flatMap((preset) => {
      if (games.has(preset.game)) return [{ preset, bundle: null, rank: -1 }]
      const rank = groups.findIndex(({ presetIds }) => presetIds.includes(preset.id))
      return rank === -1 ? [] : [{ preset, bundle: groups[rank]?.name ?? null, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ preset, bundle }) => ({ preset, bundle }))
}

export interface Completion<Bundle, Preset> {
  bundle: Bundle
  missing: readonly Preset[]
  /** Cents that the whole cart costs more with it; 0 or less if it costs no more. */
  extra: number
}

/** Who wants one preset does not want eight more. */
const MOST_MISSING = 2

/**
 * The bundle lacking the fewest presets, then at the lowest extra cost. Null if none contains a wanted preset, if all
 * lack too many, or if none is cheaper than buying the missing ones separately.
 */
export function completion<Bundle extends BundleOffer, Preset extends PricedPreset>(
  ids: readonly string[],
  presets: readonly Preset[],
  bundles: readonly Bundle[],
): Completion<Bundle, Preset> | null {
  const wanted = presets.filter(({ id }) => ids.includes(id))
  const now = priceOf(wanted, bundles)
  const possible = bundles.flatMap((bundle) => {
    const missing = presets.filter(({ id }) => bundle.presetIds.includes(id) && !ids.includes(id))
    if (missing.length === 0 || missing.length > MOST_MISSING) return []
    if (missing.length === bundle.presetIds.length) return []
    const extra = priceOf([...wanted, ...missing], bundles) - now
    const alone = missing.reduce((sum, { price }) => sum + price, 0)
    return extra < alone ? [{ bundle, missing, extra }] : []
  })
  const [nearest] = possible.sort(
    (one, other) => one.missing.length - other.missing.length || one.extra - other.extra,
  )
  return nearest ?? null
}

export function priceOf(presets: readonly PricedPreset[], bundles: readonly BundleOffer[]): number {
  const singles = presets.reduce((sum, { price }) => sum + price, 0)
  return cheapestBundles(presets, bundles).reduce((sum, bundle) => sum - savingOf(bundle, presets), singles)
}
