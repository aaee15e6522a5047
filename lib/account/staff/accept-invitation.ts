import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { addressKey } from '@/lib/core/text/email-address'
import { journalAdded } from '@/lib/journal/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { accountWith } from '../account-facts'
import { actorOf, deskActor } from '../actor'
import { accountChanged } from '../data'
import { adminNoted } from '../first-admin/data'
import type { SignedInUser } from '../session/session'
import { rolesFrom } from '../desk-roles'
import { roleNotified } from '../set-role'
import { signInEngine } from '../sign-in/sign-in-engine'
import { invitationOnceKey, invitationRemoved, readInvitation } from './data'
import { readInvitationLink } from './invitation-link'
import type { Invitation } from './schema'

/**
 * Only in the account with exactly the invited address. The acceptance is stored before the role is granted, so that
 * a retry continues after a kill, and the invitation cannot be withdrawn in between.
 * @throws ShopError `invitation_void`, also if its sender is no admin now; `invitation_other`, `email_unverified`
 */
export async function acceptInvitation(store: Store, user: SignedInUser, token: string): Promise<void> {
  const said = readInvitationLink(token)
  if (!said) throw new ShopError('invitation_void')
  const { key, nonce } = said
  const { role } = await optimisticUpdate(store, async () => {
    const invitation = await readInvitation(store, key)
    if (invitation?.nonce !== nonce) throw new ShopError('invitation_void')
    await requireInvited(store, user, invitation)
    if (invitation.acceptedBy === user.uid) return { result: invitation }
    const onceKey = invitationOnceKey(invitation)
    return { result: invitation, onceKey, changes: { [`invitations/${key}/acceptedBy`]: user.uid } }
  })
  const { uid, email } = user
  const actor = actorOf({ uid, ...rolesFrom({ [role]: true }) })
  await signInEngine(store).setRole(uid, role, true, {
    ...invitationRemoved(key),
    ...journalAdded({ actor, act: 'invitation-accepted', subject: `users/${uid}`, after: role }),
    ...roleNotified(email, role, true),
    ...accountChanged(uid),
  })
  if (role === 'admin') await adminNoted(store)
}

async function requireInvited(store: Store, user: SignedInUser, invitation: Invitation): Promise<void> {
  const { emailKey, until, by, acceptedBy } = invitation
  if (addressKey(user.email) !== emailKey) throw new ShopError('invitation_other')
  if (!user.emailVerified) throw new ShopError('email_unverified')
  if (until <= now() || (acceptedBy !== undefined && acceptedBy !== user.uid))
    throw new ShopError('invitation_void')
  const sender = deskActor(by)
  if (!sender) return
  const account = await accountWith(store, sender.uid)
  if (!account?.admin || account.isDisabled) throw new ShopError('invitation_void')
}
