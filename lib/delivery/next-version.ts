import { isPublishedAs, isSameSound } from '@/lib/catalog/editing/draft-of'
import { presetSchema, type BesideDraft, type Draft, type Preset } from '@/lib/catalog/schema'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { tFields } from '@/messages/texts'

/**
 * The next version, or the current one if only texts are corrected. @throws ShopError `preset_unchanged`;
 * `invalid_input` if the first has no price, or a later one with a different sound no change note
 */
export function nextVersion(
  id: string,
  published: Preset | undefined,
  draft: Draft,
  { price, text, isRepair }: BesideDraft,
): Preset {
  const updatedAt = now()
  if (!published) {
    if (price === undefined) throw missing('price')
    return presetSchema.parse({ id, ...draft, price, version: 1, updatedAt, changes: [], active: true })
  }
  if (isPublishedAs(draft, published)) throw new ShopError('preset_unchanged')
  // Buyers need not download it again, so they are not notified.
  if (isSameSound(draft, published)) return presetSchema.parse({ ...published, ...draft })
  if (text === undefined) throw missing('text')
  const version = published.version + 1
  const change = { version, text, ...(isRepair ? { isRepair } : {}) }
  const changes = [change, ...published.changes]
  return presetSchema.parse({ ...published, ...draft, version, updatedAt, changes })
}

function missing(field: 'price' | 'text'): ShopError {
  return new ShopError('invalid_input', { fields: { [field]: tFields('required') } })
}
