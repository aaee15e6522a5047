import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import { type KeptText, legalTextSchema, type Terms, type TermsHashes } from './terms-schema'

/** @throws ZodError if no such text is stored */
export async function getLegalText(store: Store, hash: string): Promise<KeptText> {
  const { kind, version, title, text } = legalTextSchema.parse(await store.get(`legalTexts/${hash}`))
  return { kind, version, title, text, hash }
}

/** For the write of the first order or consent under the text. Concurrent writers write the same, so none waits. */
export async function legalTextKept(store: Store, { hash, ...text }: KeptText): Promise<Changes> {
  const isKept = (await store.get(`legalTexts/${hash}/at`)) !== null
  return isKept ? {} : { [`legalTexts/${hash}`]: legalTextSchema.parse({ ...text, at: now() }) }
}

/** For the same write as the order. */
export async function termsKept(store: Store, { agb, widerruf, seller }: Terms): Promise<Changes> {
  const kept = await Promise.all([agb, widerruf, seller].map((text) => legalTextKept(store, text)))
  return Object.assign({}, ...kept)
}

/** Verbatim (§ 312f Abs. 2 BGB). */
export async function termsOf(store: Store, { terms }: { terms: TermsHashes }): Promise<Terms> {
  const [agb, widerruf, seller] = await Promise.all([
    getLegalText(store, terms.agb),
    getLegalText(store, terms.widerruf),
    getLegalText(store, terms.seller),
  ])
  return { agb, widerruf, seller }
}
