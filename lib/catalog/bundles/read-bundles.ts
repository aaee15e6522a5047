import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { pricedPreset } from '../pricing/priced-catalog'
import { listPresets } from '../showing/read-presets'
import { singlesOf } from './best-price'
import { bundlesOf, getBundles } from './data'
import { besideVersion } from '../stored-preset'
import { bundleObstacle, type BundleObstacle } from './offered-bundles'
import type { Bundle } from './schema'

export interface DeskBundle extends Bundle {
  revision: number
  /** Sum of today's single prices, in cents, on sale or not. */
  singles: number
  obstacle: BundleObstacle | null
}

/** Cents. */
export interface BundlePreset {
  id: string
  name: string
  game: string
  price: number
  isSold: boolean
}

/** All bundles by name, ids of unreadable ones, and presets in list order. */
export async function readBundles(
  store: Store,
): Promise<{ bundles: DeskBundle[]; broken: string[]; presets: BundlePreset[] }> {
  const [stored, listed] = await Promise.all([getBundles(store), listPresets(store)])
  const published = listed.presets.flatMap((preset) =>
    preset.published ? pricedPreset({ ...preset.published, ...besideVersion(preset) }, now()) : [],
  )
  const sold = published.filter(({ active }) => active)
  const bundles = bundlesOf(stored).map((bundle) => ({
    ...bundle,
    revision: stored.bundles.get(bundle.id)?.revision ?? 0,
    singles: singlesOf(bundle, published),
    obstacle: bundleObstacle(bundle, sold),
  }))
  return {
    bundles: bundles.sort((one, other) => one.name.localeCompare(other.name, 'de')),
    broken: stored.broken,
    presets: published.map(({ id, name, game, price, active }) => ({
      id,
      name,
      game,
      price,
      isSold: active,
    })),
  }
}
