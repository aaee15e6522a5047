import { getTranslations } from 'next-intl/server'
import { owner } from '@/lib/legal/owner'
import { vatNote } from '@/lib/legal/vat-note'

/** The sentence about VAT beside every price, as the owner's tax status demands. */
export async function priceNote(): Promise<string> {
  const t = await getTranslations('legal')
  return t(vatNote(owner.vat))
}
