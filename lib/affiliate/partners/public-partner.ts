import 'server-only'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { findAffiliate } from '../data'
import { chosenPresets } from './page-presets'

/** A partner as everybody may see them: only what they gave to be shown. */
export interface PublicPartner {
  /** The public name; the code of who gave none. */
  name: string
  code: string
  /** The discount that the code gives, in percent; 0 for none. */
  percent: number
  /** Ids of the presets that their page shows first; others follow in the shop's order. */
  presets: string[]
}

/** The partner with a code, in any case; null if there is none, or whose link does not count now. */
export async function publicPartner(store: Store, asked: string): Promise<PublicPartner | null> {
  const partner = await readOr(findAffiliate(store, asked), null)
  if (!partner?.active || partner.endedAt !== undefined) return null
  const { uid, customCode: code = uid, name = code, discountPercent: percent = 0 } = partner
  return { name, code, percent, presets: chosenPresets(partner) }
}
