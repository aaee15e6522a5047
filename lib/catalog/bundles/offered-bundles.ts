import type { Preset } from '../schema'
import { MOST_BUNDLES, savingOf, sharesOf, singlesOf } from './best-price'
import type { Bundle } from './schema'

/** A bundle on sale, with its presets in list order. */
export interface OfferedBundle extends Bundle {
  presets: readonly Preset[]
  /** Sum of today's single prices, in cents. */
  singles: number
}

/** `inactive`: the owner has taken it off sale. */
export type BundleObstacle = 'inactive' | 'bundle_preset_gone' | 'bundle_not_cheaper' | 'bundle_too_cheap'

/** All is on sale and costs less than singly; smaller ones first. @param presets those on sale, in list order */
export function offeredBundles(bundles: readonly Bundle[], presets: readonly Preset[]): OfferedBundle[] {
  const places = new Map(presets.map(({ id }, place) => [id, place]))
  const placeOf = ({ presetIds }: Bundle) => Math.min(...presetIds.map((id) => places.get(id) ?? Infinity))
  return bundles
    .filter((bundle) => bundleObstacle(bundle, presets) === null)
    .sort(
      (one, other) =>
        one.presetIds.length - other.presetIds.length ||
        placeOf(one) - placeOf(other) ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, MOST_BUNDLES)
    .map((bundle) => ({
      ...bundle,
      presets: presets.filter(({ id }) => bundle.presetIds.includes(id)),
      singles: singlesOf(bundle, presets),
    }))
}

export function bundleObstacle(bundle: Bundle, presets: readonly Preset[]): BundleObstacle | null {
  if (!bundle.active) return 'inactive'
  const isGone = bundle.presetIds.some((id) => !presets.some((preset) => preset.id === id))
  if (isGone) return 'bundle_preset_gone'
  if (savingOf(bundle, presets) <= 0) return 'bundle_not_cheaper'
  // A preset that costs nothing could not be refunded.
  return sharesOf(bundle, presets).some(([, { price }]) => price < 1) ? 'bundle_too_cheap' : null
}
