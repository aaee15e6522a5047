import 'server-only'
import { dayOf } from '@/lib/core/clock'
import { mailboxOf } from '@/lib/core/same-mailbox'
import { keyedHash } from '@/lib/core/server-secret'
import type { Store } from '@/lib/store/store'
import { countMailTo } from './data'
import type { Mail, MailTemplate } from './schema'

/** What anybody can have sent to any address. */
const UNASKED: readonly MailTemplate[] = [
  'order-received',
  'order-cancelled',
  'own-orders',
  'withdrawal-received',
]
const MOST_A_DAY = 10

/**
 * Whether a mail is the eleventh of its day that a stranger may have had sent to somebody's mailbox. Counts it at its
 * first try.
 */
export async function isTooMany(store: Store, { to, template, tries, at }: Mail): Promise<boolean> {
  if (tries > 1 || !UNASKED.includes(template)) return false
  return !(await countMailTo(store, keyedHash('mailbox', mailboxOf(to)), dayOf(at), MOST_A_DAY))
}
