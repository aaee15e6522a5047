import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { sha256 } from '@/lib/core/server-secret'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { getProfile } from '../../data'
import type { AccountFacts } from '../engine'

/**
 * Records that an admin is about to lose the role, unless no other admin would be left. Firebase changes one account at a
 * time, so the record is stored first, under a key made of all remaining admins: if two admins revoke each other's role at the
 * same moment, one of them is refused. If the process is killed in between, revoking the role again continues.
 * @throws ShopError `last_admin`, `sign_in_unavailable`
 */
export function leaveAdmins(store: Store, uid: string, staff: () => Promise<AccountFacts[]>): Promise<void> {
  return optimisticUpdate<void>(store, async () => {
    const before = await adminsOf(staff)
    // Profiles are read before the list of admins that counts: an admin on that list has not left under an earlier number.
    const profiles = await Promise.all(
      before.map(async (admin) => [admin, await getProfile(store, admin)] as const),
    )
    const known = new Map(profiles)
    const admins = await adminsOf(staff)
    if (!admins.includes(uid) || known.get(uid)?.leavesAdmin) return { result: undefined }
    const staying = admins.filter((admin) => known.get(admin)?.leavesAdmin === false)
    if (!staying.some((admin) => admin !== uid)) throw new ShopError('last_admin')
    const state = staying.map((admin) => `${admin} ${known.get(admin)?.changedAt ?? 0}`).sort()
    return {
      result: undefined,
      onceKey: `leave_${sha256(state.join('\n'))}`,
      changes: { [`users/${uid}/leavesAdmin`]: true },
    }
  })
}

/** Once the role is taken or given. */
export function adminsLeft(uid: string): Changes {
  return { [`users/${uid}/leavesAdmin`]: null }
}

async function adminsOf(staff: () => Promise<AccountFacts[]>): Promise<string[]> {
  const found = await staff()
  return found
    .filter(({ admin, emailVerified, isDisabled }) => admin && emailVerified && !isDisabled)
    .map(({ uid }) => uid)
}
