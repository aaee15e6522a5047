import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { randomKey } from '@/lib/core/ids'
import { addressKey } from '@/lib/core/text/email-address'
import { journalAdded } from '@/lib/journal/data'
import { retention } from '@/lib/legal/retention'
import { mailAdded } from '@/lib/mail/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { accountUnder } from '../account-facts'
import type { DeskRole } from '../desk-roles'
import { invitationKey, invitationOnceKey, invitationRemoved, readInvitation } from './data'
import type { Invitation } from './schema'

const DAY_MS = 24 * 60 * 60_000

/** An account must accept, too, which proves its owner wants the role. @throws ShopError `role_given` if it has it */
export async function invite(
  store: Store,
  { email, role }: { email: string; role: DeskRole },
  actor: string,
): Promise<void> {
  const account = await accountUnder(store, email)
  if (account?.[role] === true && account.emailVerified) throw new ShopError('role_given')
  const key = invitationKey(email)
  const at = now()
  const until = at + retention.invitationDays * DAY_MS
  const invitation = { email, emailKey: addressKey(email), role, by: actor, at, until, nonce: randomKey() }
  await optimisticUpdate(store, async () => {
    const before = await readInvitation(store, key)
    return {
      result: undefined,
      ...endOf(before),
      changes: {
        [`invitations/${key}`]: invitation,
        ...mailAdded({ to: email, template: 'staff-invitation', about: key }),
        ...journalAdded({ actor, act: 'staff-invited', subject: 'staff', after: { role, email } }),
      },
    }
  })
}

/** Nothing if there is none. @throws ShopError `invitation_void` if it was accepted a moment ago */
export async function withdrawInvitation(store: Store, email: string, actor: string): Promise<void> {
  const key = invitationKey(email)
  await optimisticUpdate<void>(store, async () => {
    const before = await readInvitation(store, key)
    if (!before) return { result: undefined }
    if (before.acceptedBy !== undefined) throw new ShopError('invitation_void')
    const { role } = before
    const said = { actor, act: 'invitation-withdrawn', subject: 'staff', after: { role, email } } as const
    return {
      result: undefined,
      ...endOf(before),
      changes: { ...invitationRemoved(key), ...journalAdded(said) },
    }
  })
}

/** Already used if the invitation was accepted. */
function endOf(before: Invitation | null): { onceKey?: string } {
  return before && before.acceptedBy === undefined ? { onceKey: invitationOnceKey(before) } : {}
}
