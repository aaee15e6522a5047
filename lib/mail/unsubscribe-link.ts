import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { keyedHash, sameSecret, tokenIn } from '@/lib/core/server-secret'
import { mailSchema } from './schema'

/** The mail that contained it, and proof that the shop wrote it. */
export const unsubscribeLinkSchema = z.object({ mail: mailSchema.shape.id, key: z.string() })
export type UnsubscribeLink = z.infer<typeof unsubscribeLinkSchema>

const keyOf = (mailId: string) => keyedHash('unsubscribe', mailId)

/** For a mail's headers: needs no sign-in, and identifies no person. */
export function unsubscribeAddress(mailId: string): string {
  return `${env().PUBLIC_ORIGIN}/api/mails/unsubscribe?mail=${mailId}&key=${keyOf(mailId)}`
}

export function isOurs({ mail, key }: UnsubscribeLink): boolean {
  return sameSecret(tokenIn(key), keyOf(mail))
}
