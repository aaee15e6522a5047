import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { keyedHash, sameSecret, tokenIn } from '@/lib/core/server-secret'
import type { Store } from '@/lib/store/store'
import { accountWith } from '../account-facts'
import type { AccountFacts } from '../sign-in/engine'

const LINK_MS = 30 * 60_000

const pages = {
  confirm: '/anmelden/bestaetigen',
  reset: '/anmelden/neues-passwort',
  address: '/anmelden/neue-adresse',
} as const
export type LinkKind = keyof typeof pages

const saidSchema = z.strictObject({
  uid: z.string(),
  epoch: z.int(),
  /** The mailbox that it is sent to, as typed. */
  email: z.string(),
  /** ms */
  until: z.int(),
})

/**
 * Signed, so that nothing is stored, and in the fragment, which browsers do not send. Valid for half an hour: to
 * confirm an address until that is done, however often it was registered meanwhile, else until all sessions are
 * ended. @param mail its address, and its time in ms
 */
export function accountLink(
  kind: LinkKind,
  { uid, epoch }: AccountFacts,
  mail: { to: string; at: number },
): string {
  const said = { uid, epoch, email: mail.to, until: mail.at + LINK_MS }
  const text = Buffer.from(JSON.stringify(said)).toString('base64url')
  return `${env().PUBLIC_ORIGIN}${pages[kind]}#${text}.${signatureOf(kind, text)}`
}

/** @throws ShopError `account_link_void` for a link that is not the shop's, too old or overtaken */
export async function readLink(
  store: Store,
  kind: LinkKind,
  token: string,
): Promise<{ account: AccountFacts; email: string }> {
  const [text = '', signature = ''] = token.split('.')
  if (!sameSecret(tokenIn(signature), signatureOf(kind, text))) throw new ShopError('account_link_void')
  const said = saidSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  const account = said.until > now() ? await accountWith(store, said.uid) : null
  const isOvertaken = kind !== 'confirm' && account?.epoch !== said.epoch
  if (!account || account.isDisabled || isOvertaken) throw new ShopError('account_link_void')
  return { account, email: said.email }
}

const signatureOf = (kind: LinkKind, text: string) => keyedHash(`account link ${kind}`, text)
