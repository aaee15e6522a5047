import { z } from 'zod'
import { presets } from '@/lib/catalog/catalog'
import { presetIdSchema, type Preset } from '@/lib/catalog/schema'
import { ShopError } from '@/lib/core/errors'
import type { Store } from '@/lib/store/store'
import { fromList } from '@/lib/store/tree-value'
import { tFields } from '@/messages/texts'
import { pagePresetsChosen } from '../data'
import type { Affiliate } from '../schema'

/** A link leads to the others. */
export const PAGE_PRESETS = 6

/** `PUT /api/partner/page`: a preset for each place, in order; null leaves it to the shop. */
export const pagePresetsSchema = z.strictObject({
  presets: z
    .array(presetIdSchema.nullable())
    .max(PAGE_PRESETS)
    .check(({ value, issues }) => {
      for (const [place, id] of value.entries())
        if (id !== null && value.indexOf(id) < place)
          issues.push({ code: 'custom', input: value, path: [place], message: 'page_preset_twice' })
    }),
})

/** @throws ShopError `invalid_input` at a place whose preset is not on sale */
export async function choosePagePresets(
  store: Store,
  uid: string,
  chosen: readonly (string | null)[],
): Promise<void> {
  const onSale = new Set(presets().map(({ id }) => id))
  const wrong = chosen.flatMap((id, place) => (id !== null && !onSale.has(id) ? [place] : []))
  if (wrong.length > 0) {
    const fields = wrong.map((place) => [`presets.${place}`, tFields('page_preset_gone')])
    throw new ShopError('invalid_input', { fields: Object.fromEntries(fields) })
  }
  await store.update(
    pagePresetsChosen(
      uid,
      chosen.filter((id) => id !== null),
    ),
  )
}

export const chosenPresets = ({ pagePresets = {} }: Pick<Affiliate, 'pagePresets'>): string[] =>
  fromList(pagePresets)

/** First the chosen ones, then the others. */
export function inPageOrder(onSale: readonly Preset[], chosen: readonly string[]): Preset[] {
  const first = chosen.flatMap((id) => onSale.find((preset) => preset.id === id) ?? [])
  return [...first, ...onSale.filter((preset) => !first.includes(preset))]
}
