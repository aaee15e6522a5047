import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { changedFields, journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { headsetNamed } from '../current-headsets'
import {
  getStoredHeadset,
  headsetChanges,
  headsetHidden,
  headsetSaved,
  headsetsChanged,
  isHeadsetHidden,
} from '../data'
import type { HeadsetChange } from './schema'

/**
 * Sets a headset's aliases and visibility, with a journal entry. Repeating it changes nothing. With other aliases,
 * one of the program's own is copied into the store.
 * @throws ShopError `not_found`
 */
export async function changeHeadset(
  store: Store,
  id: string,
  { aliases, isHidden }: HeadsetChange,
  actor: string,
): Promise<void> {
  const isChanged = await optimisticUpdate(store, async () => {
    const number = await headsetChanges(store)
    const headset = (await getStoredHeadset(store, id)) ?? (await headsetNamed(store, id))
    if (!headset) throw new ShopError('not_found')
    const wasHidden = await isHeadsetHidden(store, id)
    const changed = changedFields(
      { aliases: headset.aliases.join(', '), hidden: wasHidden },
      { aliases: aliases?.join(', '), hidden: isHidden },
    )
    if (!changed) return { result: false }
    const changes: Changes = {
      ...(aliases === undefined ? {} : headsetSaved({ ...headset, aliases })),
      ...(isHidden === undefined ? {} : headsetHidden(id, isHidden)),
      ...journalAdded({ actor, act: 'headset-changed', subject: `headsets/${id}`, ...changed }),
    }
    return { ...headsetsChanged(number, changes), result: true }
  })
  if (isChanged) log().info({ headset: id, actor }, 'headset changed')
}
