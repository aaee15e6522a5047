import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { sameSecret, tokenIn } from '@/lib/core/server-secret'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { listAccounts, type AccountFacts } from '../account-facts'
import { actorOf } from '../actor'
import { accountChanged, getProfile } from '../data'
import type { SignedInUser } from '../session/session'
import { signInEngine } from '../sign-in/sign-in-engine'
import { rolesFrom } from '../desk-roles'
import { adminNoted, firstAdminToken, isAdminNoted } from './data'

/** Null if there is an admin. The token is in the fragment, which is never logged, counted or passed on. */
export async function offerFirstAdmin(store: Store): Promise<string | null> {
  return (await hasAdmin(store)) ? null : `${env().PUBLIC_ORIGIN}/einrichten#${firstAdminToken()}`
}

/**
 * The choice is stored before the role is granted: one of two users gets it, and a retry continues after a kill.
 * @throws ShopError `admin_link_wrong`, `admin_link_used`, `email_unverified` (its owner could reset the password)
 */
export async function becomeFirstAdmin(store: Store, user: SignedInUser, token: string): Promise<void> {
  if (!sameSecret(tokenIn(token), firstAdminToken())) throw new ShopError('admin_link_wrong')
  if (!user.emailVerified) throw new ShopError('email_unverified')
  if (user.admin || user.needsFactor) return
  if (!(await isChosen(store, user.uid)) && !(await choose(store, user.uid)))
    throw new ShopError('admin_link_used')
  await signInEngine(store).setRole(user.uid, 'admin', true, {
    [`users/${user.uid}/becomesAdmin`]: null,
    ...accountChanged(user.uid),
  })
}

export async function isFirstAdminOpen(store: Store, uid: string | undefined): Promise<boolean> {
  return !(await isAdminNoted(store)) || (uid !== undefined && (await isChosen(store, uid)))
}

async function isChosen(store: Store, uid: string): Promise<boolean> {
  return (await getProfile(store, uid)).becomesAdmin
}

async function choose(store: Store, uid: string): Promise<boolean> {
  if (await hasAdmin(store)) return false
  const actor = actorOf({ uid, ...rolesFrom({ admin: true }) })
  return adminNoted(store, {
    [`users/${uid}/becomesAdmin`]: true,
    ...journalAdded({ actor, act: 'admin-claimed', subject: `users/${uid}` }),
  })
}

/** Of 1000 accounts each. A shop with more customers than that has been open for long, and has its owner. */
const MOST_PAGES = 10

/** Accounts are searched only until a yes is on record. */
async function hasAdmin(store: Store): Promise<boolean> {
  if (await isAdminNoted(store)) return true
  if (!(await isAdminListed(store))) return false
  await adminNoted(store)
  return true
}

async function isAdminListed(store: Store): Promise<boolean> {
  let pages = 0
  for await (const accounts of listAccounts(store)) {
    pages += 1
    if (pages > MOST_PAGES || accounts.some(isAdmin)) return true
  }
  return false
}

const isAdmin = ({ admin, isDisabled }: AccountFacts) => admin && !isDisabled
