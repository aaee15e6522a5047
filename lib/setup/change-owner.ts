import { now } from '@/lib/core/clock'
import { env, isLoopback } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { changedFields, journalAdded } from '@/lib/journal/data'
import { isTrialShop } from '@/lib/legal/current-owner'
import { formerOwnerKept } from '@/lib/legal/former-owners'
import { nameLines } from '@/lib/legal/owner-names'
import { sampleFields } from '@/lib/legal/owner-fields'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { ownerSchema, type Owner } from '@/lib/legal/schema'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { getStoredOwner, journaledOwner, ownerChanged } from './owner-data'
import type { OwnerChange } from './owner-schema'

/**
 * Unless changed since it was read. The previous owner is kept for invoices of earlier sales.
 * @param change with the revision read @returns the new revision
 * @throws ShopError `owner_changed`; `invalid_input` for sample data at a public address or in an open shop, or a new
 * name that is not said to mean the same or another person
 */
export async function changeOwner(
  store: Store,
  { revision, person, ...owner }: OwnerChange,
  actor: string,
): Promise<{ revision: number }> {
  if (!isLoopback(env().PUBLIC_ORIGIN) || !isTrialShop()) refuseSample(owner)
  const changed = await optimisticUpdate(
    store,
    async () => {
      const present = await getStoredOwner(store)
      const before = present.isBroken ? {} : journaledOwner(present.owner ?? ownerSchema.parse(sampleOwner))
      const fields = changedFields(before, journaledOwner(owner))
      if (!fields) return { result: { revision: present.changes, isChanged: false } }
      if (present.changes !== revision) throw new ShopError('owner_changed')
      if (present.owner && person === undefined && isRenamed(present.owner, owner)) throw personUnknown()
      const entry = journalAdded({ actor, act: 'owner-changed', subject: 'setup/owner', ...fields })
      const kept = present.owner ? ownerKept(present.owner, revision, person) : {}
      return {
        ...ownerChanged(revision, owner, { ...entry, ...kept }),
        result: { revision: revision + 1, isChanged: true },
      }
    },
    () => new ShopError('owner_changed'),
  )
  if (changed.isChanged) log().info({ actor }, 'owner changed')
  return { revision: changed.revision }
}

function ownerKept(owner: Owner, change: number, person: OwnerChange['person']): Changes {
  return formerOwnerKept(change, { until: now(), owner, ...(person === 'other' ? { isLast: true } : {}) })
}

/** A sole trader is also known by their own name. */
function isRenamed(before: Owner, after: Owner): boolean {
  const [one, other] = [before, after].map((owner) =>
    [...nameLines(owner), owner.legalForm, owner.name].join('\n'),
  )
  return one !== other
}

function personUnknown(): ShopError {
  return new ShopError('invalid_input', { fields: { person: tFields('owner_person') } })
}

/** A public shop would not start again, and an open one would name nobody who sells. */
function refuseSample(owner: Owner): void {
  const fields = sampleFields(owner)
  if (fields.length === 0) return
  const text = tFields('owner_sample')
  throw new ShopError('invalid_input', { fields: Object.fromEntries(fields.map((field) => [field, text])) })
}
