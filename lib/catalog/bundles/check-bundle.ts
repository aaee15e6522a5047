import { createTranslator } from 'use-intl/core'
import { ShopError } from '@/lib/core/errors'
import { formatCents } from '@/lib/core/money'
import { plainWords } from '@/lib/core/text/plain-text'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { getPresets } from '../data'
import { MOST_BUNDLES, singlesOf } from './best-price'
import { bundleObstacle } from './offered-bundles'
import type { Bundle, NewBundle } from './schema'

const texts = createTranslator({ locale: 'de', messages, namespace: 'fields' })

/**
 * An inactive one may have any price, so that it can be taken off sale after its presets have changed.
 * @param others all bundles but this one
 * @throws ShopError `invalid_input` with a message at the invalid field
 */
export async function checkBundle(store: Store, bundle: Bundle, others: readonly Bundle[]): Promise<void> {
  const isNamesake = ({ name }: Bundle) => plainWords(name) === plainWords(bundle.name)
  if (others.some(isNamesake)) throw wrong('name', texts('bundle_name_taken'))
  const presets = [...(await getPresets(store)).presets.values()].flatMap(({ published }) => published ?? [])
  const isKnown = (id: string) => presets.some((preset) => preset.id === id)
  if (!bundle.presetIds.every(isKnown)) throw wrong('presetIds', texts('bundle_preset_unknown'))
  const sold = presets.filter(({ active }) => active)
  switch (bundleObstacle(bundle, sold)) {
    case 'inactive':
      return
    case 'bundle_preset_gone':
      throw wrong('presetIds', texts('bundle_preset_gone'))
    case 'bundle_not_cheaper':
      throw wrong('price', texts('bundle_not_cheaper', { singles: formatCents(singlesOf(bundle, sold)) }))
    case 'bundle_too_cheap':
      throw wrong('price', texts('bundle_too_cheap'))
    case null:
      if (others.filter(({ active }) => active).length >= MOST_BUNDLES)
        throw wrong('active', texts('bundles_full', { most: MOST_BUNDLES }))
  }
}

function wrong(field: keyof NewBundle, sentence: string): ShopError {
  return new ShopError('invalid_input', { fields: { [field]: sentence } })
}
