import { journalAdded } from '@/lib/journal/data'
import { mailAdded } from '@/lib/mail/data'
import type { Changes } from '@/lib/store/store'
import { actorOf } from '../actor'
import { accountChanged } from '../data'
import type { AccountFacts } from '../sign-in/engine'
import { isAtDesk } from '../desk-roles'

/** The mail to an account's owner about a passkey, and, if the account has a role at the desk, the journal entry. */
export function passkeyNotified(what: 'added' | 'removed', account: AccountFacts): Changes {
  const { uid, email } = account
  return {
    ...mailAdded({ to: email, template: 'account-changed', about: `passkey-${what}` }),
    ...(isAtDesk(account)
      ? journalAdded({ actor: actorOf(account), act: `passkey-${what}`, subject: `users/${uid}` })
      : {}),
    ...accountChanged(uid),
  }
}
