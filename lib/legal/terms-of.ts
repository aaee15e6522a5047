import type { Store } from '@/lib/store/store'
import { getLegalText } from './data'
import type { Terms, TermsHashes } from './terms-schema'

/** Verbatim (§ 312f Abs. 2 BGB). */
export async function termsOf(store: Store, { terms }: { terms: TermsHashes }): Promise<Terms> {
  const [agb, widerruf, seller] = await Promise.all([
    getLegalText(store, terms.agb),
    getLegalText(store, terms.widerruf),
    getLegalText(store, terms.seller),
  ])
  return { agb, widerruf, seller }
}
