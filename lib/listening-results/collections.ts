import { z } from 'zod'
import { collection } from '@/lib/store/collection'
import { countAt, isThere, SENT_AGAIN } from '@/lib/store/once-kinds'
import type { Store } from '@/lib/store/store'
import { heardIdSchema, heardSchema } from './schema'

async function couldBeDecided(store: Store, key: string): Promise<boolean> {
  const [, id = '', number] = /^heard_(heard_\d+_[a-z0-9]+)_(\d+)$/.exec(key) ?? []
  return (
    (await isThere(store, `heard/${id}/id`)) &&
    (await countAt(store, `heard/${id}/changes`)) <= Number(number)
  )
}

export const heardCollections = {
  heard: collection({
    records: { keys: 2, schema: heardSchema },
    indexes: ['presetId', 'status'],
    numberedBy: ['changes'],
    kept: ['heard'],
    copied: 'file',
    gathered: 'bySelling',
    onceKeys: {
      /** The number of the owner's decision about a result. */
      heard: { days: SENT_AGAIN, isNeeded: couldBeDecided, isGathered: true },
      /** A person has added a result for a preset (one per person), and a run's log has been sent. */
      hearer: { days: 'forever', isGathered: true },
      heardrun: { days: 'forever', isGathered: true },
    },
  }),
  heardBy: collection({
    records: { keys: 2, schema: z.record(z.string(), heardIdSchema) },
    kept: ['heard'],
    copied: 'hash',
    gathered: 'bySelling',
  }),
}
