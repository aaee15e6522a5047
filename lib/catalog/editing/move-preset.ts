import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { getPresets, inOrder, placed, savePlaces } from '../data'

/** Does nothing at the end. @throws ShopError `not_found` */
export async function movePreset(
  store: Store,
  id: string,
  direction: 'up' | 'down',
  actor: string,
): Promise<void> {
  const ids = inOrder((await getPresets(store)).presets).map(([each]) => each)
  const from = ids.indexOf(id)
  if (from === -1) throw new ShopError('not_found')
  const to = direction === 'up' ? from - 1 : from + 1
  const neighbour = ids[to]
  if (neighbour === undefined) return
  ids[from] = neighbour
  ids[to] = id
  // Writes all places, so that concurrent moves cannot leave two presets in one place.
  await savePlaces(store, {
    ...placed(Object.fromEntries(ids.map((each, position) => [each, position]))),
    ...journalAdded({
      actor,
      act: 'preset-saved',
      subject: `presets/${id}`,
      before: { position: from },
      after: { position: to },
    }),
  })
}
