import { z } from 'zod'
import { env } from '@/lib/core/env'
import { keyedHash, sameSecret, tokenIn } from '@/lib/core/server-secret'
import { invitationKey } from './data'
import type { Invitation } from './schema'

const PAGE = '/einladung'

const saidSchema = z.strictObject({ key: z.string(), nonce: z.string() })

/** Signed, and in the URL's fragment, like account links. */
export function invitationLink({ email, nonce }: Invitation): string {
  const text = Buffer.from(JSON.stringify({ key: invitationKey(email), nonce })).toString('base64url')
  return `${env().PUBLIC_ORIGIN}${PAGE}#${text}.${signatureOf(text)}`
}

/** Null for a link that is not the shop's. */
export function readInvitationLink(token: string): z.infer<typeof saidSchema> | null {
  const [text = '', signature = ''] = token.split('.')
  if (!sameSecret(tokenIn(signature), signatureOf(text))) return null
  return saidSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
}

const signatureOf = (text: string) => keyedHash('invitation', text)
