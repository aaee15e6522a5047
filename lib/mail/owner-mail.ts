import 'server-only'
import { env, type OWNER_MAIL_KINDS } from '@/lib/core/env'
import type { Changes } from '@/lib/store/store'
import { mailAdded } from './data'
import type { Mail } from './schema'

/** What tells the owner of something by mail; nothing where no address is set, or mails of this kind are not wanted. */
export function ownerTold(
  kind: (typeof OWNER_MAIL_KINDS)[number],
  mail: Pick<Mail, 'template' | 'orderId' | 'about'>,
): Changes {
  const { OWNER_MAIL, OWNER_MAIL_KINDS: wanted } = env()
  return OWNER_MAIL !== undefined && wanted.includes(kind) ? mailAdded({ to: OWNER_MAIL, ...mail }) : {}
}
