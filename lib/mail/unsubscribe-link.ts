import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { keyedHash, sameSecret } from '@/lib/core/server-secret'
import { mailSchema } from './schema'

/** What the address says by which the kind of a mail is unsubscribed from: which mail it stood in, and that the shop has written it. */
export const unsubscribeLinkSchema = z.object({ mail: mailSchema.shape.id, key: z.string() })
export type UnsubscribeLink = z.infer<typeof unsubscribeLinkSchema>

const keyOf = (mailId: string) => keyedHash('unsubscribe', mailId)

/** That address, for the headers of a mail: it needs no sign-in, and names nobody. */
export function unsubscribeAddress(mailId: string): string {
  return `${env().PUBLIC_ORIGIN}/api/mails/unsubscribe?mail=${mailId}&key=${keyOf(mailId)}`
}

/** Whether the shop has written an address. */
export function isOurs({ mail, key }: UnsubscribeLink): boolean {
  return sameSecret(key, keyOf(mail))
}
