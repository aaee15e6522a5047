import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { COMMAND_LINE } from '@/lib/account/actor'
import { journalAdded } from '@/lib/journal/data'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { ownerSchema } from '@/lib/legal/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { getStoredOwner, journaledOwner, ownerChanged } from './owner-data'

/**
 * Stores the owner that an older program kept in a file, with a journal entry, unless the store has one.
 * @param found what the file holds
 * @returns whether it was stored; what is still the sample is not
 * @throws ZodError if it is no owner
 */
export async function importOwner(store: Store, found: unknown): Promise<boolean> {
  return optimisticUpdate(store, async () => {
    const present = await getStoredOwner(store)
    if (present.owner || present.isBroken) return { result: false }
    const owner = ownerSchema.parse(found)
    if (isDeepStrictEqual(owner, ownerSchema.parse(sampleOwner))) return { result: false }
    const filled = Object.entries(journaledOwner(owner)).filter(([, value]) => value !== '')
    const entry = journalAdded({
      ...{ actor: COMMAND_LINE, act: 'owner-changed', subject: 'setup/owner' },
      after: Object.fromEntries(filled),
    })
    return { ...ownerChanged(present.changes, owner, entry), result: true }
  })
}
