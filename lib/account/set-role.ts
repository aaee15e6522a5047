import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import { mailAdded } from '@/lib/mail/data'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { accountUnder, accountWith } from './account-facts'
import { actorOf, COMMAND_LINE } from './actor'
import { adminNoted } from './first-admin/data'
import { type DeskRole, deskRoles, rolesFrom } from './desk-roles'
import { signInEngine } from './sign-in/sign-in-engine'
import type { AccountFacts } from './sign-in/engine'
import { invitationsVoided } from './staff/data'

const MOST_TRIES = 5

/** By command. @throws ShopError `not_found` if there is no such account, `last_admin` */
export async function setRole(
  store: Store,
  email: string,
  role: DeskRole,
  isGranted: boolean,
): Promise<void> {
  const account = await accountUnder(store, email)
  if (!account) throw new ShopError('not_found')
  await change(store, account, { role, isGranted }, COMMAND_LINE)
}

/** At the desk. @throws ShopError `not_found`, `email_unverified` (the address may be anybody's), `last_admin` */
export async function changeRole(
  store: Store,
  { uid, role, isGranted }: { uid: string; role: DeskRole; isGranted: boolean },
  actor: string,
): Promise<void> {
  const account = await accountWith(store, uid)
  if (!account) throw new ShopError('not_found')
  if (isGranted && !account.emailVerified) throw new ShopError('email_unverified')
  if (account[role] === isGranted) return
  await change(store, account, { role, isGranted }, actor)
}

/** For an own account to be deleted: the last admin cannot go this way either. @throws ShopError `last_admin` */
export async function leaveDesk(store: Store, uid: string): Promise<void> {
  // Admin first: as long as an account is an admin, it has all other roles, too.
  for (const role of deskRoles) {
    const account = await accountWith(store, uid)
    if (!account?.[role]) continue
    const said = {
      actor: actorOf(account),
      act: 'role-revoked',
      subject: `users/${uid}`,
      after: role,
    } as const
    const also = () => journalAdded(said)
    if (role === 'admin') await takeAdmin(store, uid, also)
    else await signInEngine(store).setRole(uid, role, false, also())
  }
}

/** Revokes the admin role and voids the user's open invitations. Retries if an invitation is accepted concurrently. */
async function takeAdmin(store: Store, uid: string, also: () => Changes): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const voided = await invitationsVoided(store, actorOf({ uid, ...rolesFrom({ admin: true }) }))
    try {
      return await signInEngine(store).setRole(uid, 'admin', false, { ...also(), ...voided })
    } catch (error) {
      if (!isConflict(error) || tries === MOST_TRIES) throw error
    }
  }
}

/** Ends sessions, too, so that open pages react at once. Once there is an admin, no first one is looked for. */
async function change(
  store: Store,
  { uid, email }: AccountFacts,
  { role, isGranted }: { role: DeskRole; isGranted: boolean },
  actor: string,
): Promise<void> {
  const act = isGranted ? 'role-granted' : 'role-revoked'
  const engine = signInEngine(store)
  const also = () => ({
    [`users/${uid}/becomesAdmin`]: null,
    ...journalAdded({ actor, act, subject: `users/${uid}`, after: role }),
    ...roleNotified(email, role, isGranted),
  })
  if (role === 'admin' && !isGranted) await takeAdmin(store, uid, also)
  else await engine.setRole(uid, role, isGranted, also())
  await engine.endAll(uid)
  if (role === 'admin' && isGranted) await adminNoted(store)
}

export function roleNotified(email: string, role: DeskRole, isGiven: boolean): Changes {
  if (email === '') return {}
  return mailAdded({ to: email, template: 'staff-role', about: `${isGiven ? 'given' : 'taken'} ${role}` })
}
