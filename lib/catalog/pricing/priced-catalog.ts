import { createCatalog, type Catalog } from '../create-catalog'
import type { Preset } from '../schema'
import { nextStepAfter, priceAt } from './price-steps'

/** `until` in ms. */
export interface Priced {
  catalog: Catalog
  until: number
}

/** Without sale prices, it is the same one. */
export function pricedCatalog(catalog: Catalog, at: number): Priced {
  const until = Math.min(...catalog.allPresets.map((preset) => nextStepAfter(pricesOf(preset), at)))
  const presets = catalog.allPresets.map((preset) => pricedPreset(preset, at))
  if (presets.every((preset, index) => preset === catalog.allPresets[index])) return { catalog, until }
  return { catalog: createCatalog(Object.fromEntries(presets.map((preset) => [preset.id, preset]))), until }
}

export function pricedPreset(preset: Preset, at: number): Preset {
  const { price, lowest } = priceAt(pricesOf(preset), at)
  if (price === preset.price && lowest === undefined) return preset
  const to = preset.salePrice?.to
  return {
    ...preset,
    price,
    ...(lowest === undefined || to === undefined ? {} : { reduced: { lowest, to } }),
  }
}

const pricesOf = ({ price, salePrice, priceSteps }: Preset) => ({ price, salePrice, priceSteps })
