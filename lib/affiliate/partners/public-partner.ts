import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { findAffiliate } from '../data'
import { shownStage, type ShownStage } from '../stage/read-stage'
import { chosenPresets } from './page-presets'

export interface PublicPartner {
  /** The code if no public name was given. */
  name: string
  code: string
  /** The code's discount; 0 for none. */
  percent: number
  /** Ids of those shown first; others follow in the shop's order. */
  presets: string[]
  stage: ShownStage | null
}

/** By code, ignoring case; null also if the link is inactive. */
export async function publicPartner(store: Store, asked: string): Promise<PublicPartner | null> {
  const partner = await readOr(findAffiliate(store, asked), null)
  if (!partner?.active || partner.endedAt !== undefined) return null
  const { uid, customCode: code = uid, name = code, discountPercent: percent = 0 } = partner
  const stage = await shownStage(store, uid)
  return { name, code, percent, presets: chosenPresets(partner), stage }
}
