import 'server-only'
import { journalAdded } from '@/lib/journal/data'
import { mailAdded } from '@/lib/mail/data'
import type { Changes } from '@/lib/store/store'
import { actorOf } from '../actor'
import { accountChanged } from '../data'
import type { AccountFacts } from '../sign-in/engine'

/** The mail to an account's owner about a passkey, and, if the account has a role at the desk, the journal entry. */
export function passkeyNotified(what: 'added' | 'removed', account: AccountFacts): Changes {
  const { uid, email, support } = account
  return {
    ...mailAdded({ to: email, template: 'account-changed', about: `passkey-${what}` }),
    ...(support
      ? journalAdded({ actor: actorOf(account), act: `passkey-${what}`, subject: `users/${uid}` })
      : {}),
    ...accountChanged(uid),
  }
}
