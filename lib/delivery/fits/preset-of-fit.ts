import { findPreset } from '@/lib/catalog/catalog'
import type { FilePreset } from '@/lib/catalog/files/preset-at-strength'
import type { Preset } from '@/lib/catalog/schema'
import { slugOf } from '@/lib/core/text/plain-text'
import type { Fit } from '@/lib/orders/fit-schema'
import { dayOfYearText } from '@/lib/orders/mail-texts'
import type { Order } from '@/lib/orders/schema'
import { readFilters } from '@/lib/studio/filter-text'
import { translator } from '@/messages/texts'

const t = translator('orders.fits')

/** Letters in file names, of a game's name and what stands before it. */
const LONGEST_SLUG = 40

export function fitIn({ fits = {} }: Pick<Order, 'fits'>, id: string): Fit | undefined {
  return Object.hasOwn(fits, id) ? fits[id] : undefined
}

/** The preset by which something of an order was bought. @param id a preset, or a fit */
export function itemOf(order: Pick<Order, 'fits'>, id: string): string {
  return fitIn(order, id)?.preset ?? id
}

/** '' for a preset that was never published. */
export function gameOf({ preset, game }: Pick<Fit, 'preset' | 'game'>): string {
  return game ?? findPreset(preset)?.game ?? ''
}

/** E.g. `Schrittklar, mein Spiel, 28.11.` */
export function fitName({ items }: Pick<Order, 'items'>, { preset, game, at }: Fit): string {
  return t('name', { of: game ?? items[preset]?.name ?? preset, day: dayOfYearText(at) })
}

/**
 * As a preset, so that all its files can be built. `Leises lauter` is no part of it, which was not measured. Null if
 * its filters cannot be read.
 */
export function presetOfFit(preset: Preset, order: Pick<Order, 'items'>, fit: Fit): FilePreset | null {
  const filters = readFilters(fit.filters)
  if (!filters) return null
  const { game = preset.game } = fit
  const isOther = fit.game !== undefined
  const fitted: FilePreset = {
    ...preset,
    ...(isOther && { headset: t('anyHeadset'), spatial: 'none' }),
    // A slug of letters that it does not know is empty.
    id: isOther ? slugOf(`mein-spiel ${game}`, LONGEST_SLUG) : `${preset.id}-mein-spiel`,
    name: fitName(order, fit),
    game,
    filters,
    version: fit.number,
    updatedAt: fit.at,
    fit: { said: fit.said },
  }
  delete fitted.dynamics
  return fitted
}
