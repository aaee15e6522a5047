import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes, Json, Store } from '@/lib/store/store'
import { affiliateSchema } from '../schema'

interface PartnerRecord {
  /** As far as it can be read; null if there is none. */
  fields: Record<string, Json | undefined> | null
  /** How often somebody has changed it by hand. */
  edits: number
}

/** What stands in a partner's record, be it broken. */
export async function getPartnerRecord(store: Store, uid: string): Promise<PartnerRecord> {
  const value = await store.get(`affiliateUsers/${uid}`)
  const raw = typeof value === 'object' ? value : {}
  const edits = raw?.edits
  return {
    fields: raw && { ...raw, ...affiliateSchema.safeParse(raw).data },
    edits: typeof edits === 'number' ? edits : 0,
  }
}

/** What counts a change by hand: of those who have seen the same record, only one can write it. */
export function partnerEdited(uid: string, { edits }: Pick<PartnerRecord, 'edits'>): Changes {
  return { [`affiliateUsers/${uid}/edits`]: edits + 1, [`once/edit_${uid}_${edits}`]: now() }
}
