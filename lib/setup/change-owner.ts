import 'server-only'
import { env, isLoopback } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { changedFields, journalAdded } from '@/lib/journal/data'
import { sampleFields } from '@/lib/legal/owner-fields'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { ownerSchema, type Owner } from '@/lib/legal/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { getStoredOwner, journaledOwner, ownerChanged } from './owner-data'
import type { OwnerChange } from './owner-schema'

/**
 * Changes the shop's owner, with a journal entry, unless someone else has changed it since it was seen. What is stored already
 * stays, whatever was seen.
 * @param change with the number of changes seen
 * @returns the new number of changes
 * @throws ShopError `owner_changed`; `invalid_input` for sample data at a public address
 */
export async function changeOwner(
  store: Store,
  { revision, ...owner }: OwnerChange,
  actor: string,
): Promise<{ revision: number }> {
  refuseSample(owner)
  const changed = await optimisticUpdate(
    store,
    async () => {
      const present = await getStoredOwner(store)
      const before = present.isBroken ? {} : journaledOwner(present.owner ?? ownerSchema.parse(sampleOwner))
      const fields = changedFields(before, journaledOwner(owner))
      if (!fields) return { result: { revision: present.changes, isChanged: false } }
      if (present.changes !== revision) throw new ShopError('owner_changed')
      const entry = journalAdded({ actor, act: 'owner-changed', subject: 'setup/owner', ...fields })
      return {
        ...ownerChanged(revision, owner, entry),
        result: { revision: revision + 1, isChanged: true },
      }
    },
    () => new ShopError('owner_changed'),
  )
  if (changed.isChanged) log().info({ actor }, 'owner changed')
  return { revision: changed.revision }
}

/** The shop would not start again. */
function refuseSample(owner: Owner): void {
  if (isLoopback(env().PUBLIC_ORIGIN)) return
  const fields = sampleFields(owner)
  if (fields.length === 0) return
  const text = messages.fields.owner_sample
  throw new ShopError('invalid_input', { fields: Object.fromEntries(fields.map((field) => [field, text])) })
}
