import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes, Json, Store } from '@/lib/store/store'
import { affiliateSchema } from './schema'

interface PartnerRecord {
  /** As far as readable. */
  fields: Record<string, Json | undefined> | null
  /** Changes by hand. */
  edits: number
}

/** Even if broken. */
export async function getPartnerRecord(store: Store, uid: string): Promise<PartnerRecord> {
  const value = await store.get(`affiliateUsers/${uid}`)
  const raw = typeof value === 'object' ? value : {}
  const edits = raw?.edits
  return {
    fields: raw && { ...raw, ...affiliateSchema.safeParse(raw).data },
    edits: typeof edits === 'number' ? edits : 0,
  }
}

/** Of several writers who read the same record, only one succeeds. */
export function partnerEdited(uid: string, { edits }: Pick<PartnerRecord, 'edits'>): Changes {
  return { [`affiliateUsers/${uid}/edits`]: edits + 1, [`once/edit_${uid}_${edits}`]: now() }
}
