import 'server-only'
import { env, type OWNER_MAIL_KINDS } from '@/lib/core/env'
import type { Changes } from '@/lib/store/store'
import { mailAdded } from './data'
import type { Mail } from './schema'

/** Mails the owner about something; empty if no address is set, or this kind is not wanted. */
export function ownerTold(
  kind: (typeof OWNER_MAIL_KINDS)[number],
  mail: Pick<Mail, 'template' | 'orderId' | 'about'>,
): Changes {
  const { OWNER_MAIL, OWNER_MAIL_KINDS: wanted } = env()
  return OWNER_MAIL !== undefined && wanted.includes(kind) ? mailAdded({ to: OWNER_MAIL, ...mail }) : {}
}
