import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { readFactor } from '../factor/data'
import { hasPasskey } from '../passkeys/own-passkeys'
import { type DeskRole, deskRoles } from '../desk-roles'
import type { AccountFacts } from '../sign-in/engine'
import { signInEngine } from '../sign-in/sign-in-engine'

/** Times in ms. */
export interface StaffMember {
  uid: string
  /** '' if none was given. */
  name: string
  email: string
  /** `admin` alone, or the others. */
  roles: DeskRole[]
  /** Null for never. */
  signedInAt: number | null
  isDisabled: boolean
  factors: ('codes' | 'passkey')[]
}

/** Admins first, then by address. */
export async function listStaff(store: Store): Promise<StaffMember[]> {
  const accounts = await signInEngine(store).staff()
  const members = await Promise.all(accounts.map((account) => memberOf(store, account)))
  return members.sort(
    (one, other) => rankOf(one) - rankOf(other) || one.email.localeCompare(other.email, 'de'),
  )
}

async function memberOf(store: Store, account: AccountFacts): Promise<StaffMember> {
  const { uid, displayName: name, email, signedInAt, isDisabled, admin } = account
  const roles = admin ? (['admin'] as const) : deskRoles.filter((role) => account[role])
  return { uid, name, email, roles: [...roles], signedInAt, isDisabled, factors: await factorsOf(store, uid) }
}

/** A factor that cannot be read is left out, and logged. */
async function factorsOf(store: Store, uid: string): Promise<StaffMember['factors']> {
  const [codes, passkey] = await Promise.all([
    readOr(readFactor(store, uid), null),
    readOr(hasPasskey(store, uid), false),
  ])
  return [...(codes ? (['codes'] as const) : []), ...(passkey ? (['passkey'] as const) : [])]
}

const rankOf = ({ roles }: StaffMember) => deskRoles.findIndex((role) => roles.includes(role))
