import 'server-only'
import { now } from '@/lib/core/clock'
import type { Changes, Store } from '@/lib/store/store'
import { legalTextSchema, type KeptText } from './terms-schema'

/** @throws ZodError if no such text is kept */
export async function getLegalText(store: Store, hash: string): Promise<KeptText> {
  const { kind, version, title, text } = legalTextSchema.parse(await store.get(`legalTexts/${hash}`))
  return { kind, version, title, text, hash }
}

/**
 * What keeps a text, if it is not kept yet; to be written with the first order that is placed under it, or the first
 * consent to it. Those that come at the same time write the same, so none has to wait for another.
 */
export async function legalTextKept(store: Store, { hash, ...text }: KeptText): Promise<Changes> {
  const isKept = (await store.get(`legalTexts/${hash}/at`)) !== null
  return isKept ? {} : { [`legalTexts/${hash}`]: legalTextSchema.parse({ ...text, at: now() }) }
}
