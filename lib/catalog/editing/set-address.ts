import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Changes, Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { addressSet, getPresets } from '../data'
import type { StoredPreset } from '../stored-preset'
import { changePreset } from './change-preset'

const MOST_FORMER = 20

/**
 * The id stays, and with it files, ratings and orders; the former address redirects permanently. Nobody else's, now
 * or once.
 * @throws ShopError `invalid_input` at `slug`; `not_found`, `preset_changed`
 */
export async function setAddress(
  store: Store,
  id: string,
  { revision, slug }: { revision: number; slug: string },
  actor: string,
): Promise<{ id: string; revision: number }> {
  const taken = await addressesTaken(store, id)
  return changePreset(store, id, revision, (preset) => {
    if (taken.has(slug)) throw refused('preset_slug_taken')
    const before = preset.slug ?? id
    const known = [...(preset.formerSlugs ?? []), id]
    const former = [...new Set([...known, before])].filter((each) => each !== slug && each !== id)
    if (former.length > MOST_FORMER) throw refused('preset_slugs_full')
    return {
      ...addressSet(id, slug, former),
      ...(slug === before || known.includes(slug) ? {} : claimed(slug)),
      ...journalAdded({
        actor,
        act: 'preset-saved',
        subject: `presets/${id}`,
        before: { slug: before },
        after: { slug },
      }),
    }
  })
}

/** All current and former addresses of other presets; for an unreadable preset only its id is known. */
export async function addressesTaken(store: Store, id?: string): Promise<Set<string>> {
  const { presets, broken } = await getPresets(store)
  const others = [...presets].filter(([other]) => other !== id)
  return new Set([...broken, ...others.flatMap(addressesIn)].filter((each) => each !== id))
}

const addressesIn = ([id, { slug = id, formerSlugs = [] }]: [string, StoredPreset]) => [
  id,
  slug,
  ...formerSlugs,
]

/** Of two presets requesting an address at the same time, only one gets it. */
const claimed = (slug: string): Changes => ({ [`once/preset_slug_${slug}`]: now() })

function refused(code: 'preset_slug_taken' | 'preset_slugs_full'): ShopError {
  return new ShopError('invalid_input', { fields: { slug: tFields(code) } })
}
