import 'server-only'
import { z } from 'zod'
import { isLocalOnly } from '@/lib/core/address/shop-origins'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { accountOnceKey, sha256 } from '@/lib/core/server-secret'
import { addressKey } from '@/lib/core/text/email-address'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { byRole, isAtDesk, rolesFrom } from '@/lib/account/desk-roles'
import { shownName } from '@/lib/account/signed-in-user'
import type { AccountFacts } from './engine'

/** An account of the shop's own sign-in, at `accounts/{uid}`; times in ms. */
export const storedAccountSchema = z.object({
  /** As typed. */
  email: z.string(),
  /** As addresses are compared, see `addressKey`. */
  emailKey: z.string(),
  emailVerified: z.boolean(),
  name: z.string().default(''),
  photoURL: z.string().exactOptional(),
  /** See `hashPassword`; missing if none was chosen yet. */
  password: z.string().exactOptional(),
  roles: z.object(byRole(() => z.boolean().default(false))).prefault({}),
  /** Whether it has any role; for looking up the staff. */
  atDesk: z.boolean().default(false),
  createdAt: z.int(),
  movedAt: z.int().exactOptional(),
  signedInAt: z.int().exactOptional(),
  /** Sessions begun and links signed under another number are void. */
  epoch: z.int().default(0),
  isDisabled: z.boolean().default(false),
  /** Its password is public, so it is locked wherever others can reach the shop. */
  isSample: z.boolean().default(false),
  /** Numbers the changes, see `optimisticUpdate`. */
  changes: z.int().default(0),
})
export type StoredAccount = z.infer<typeof storedAccountSchema>

const FIELDS = Object.keys(storedAccountSchema.shape)

export async function readAccount(store: Store, uid: string): Promise<StoredAccount | null> {
  const value = await store.get(`accounts/${uid}`)
  return value === null ? null : storedAccountSchema.parse(value)
}

export async function findAccountUnder(
  store: Store,
  email: string,
): Promise<{ uid: string; account: StoredAccount } | null> {
  const [entry] = await store.find('accounts', { child: 'emailKey', equals: addressKey(email), limit: 1 })
  return entry ? { uid: entry.key, account: storedAccountSchema.parse(entry.value) } : null
}

/** The idempotency key that ensures one account per address. */
export const addressOnceKey = (email: string) => `address_${sha256(addressKey(email))}`

/** Refused if the address has an account. */
export function accountAdded(uid: string, account: Omit<StoredAccount, 'emailKey' | 'atDesk'>): Changes {
  const { email } = account
  const whole = {
    ...account,
    emailKey: addressKey(email),
    atDesk: isAtDesk(rolesFrom(account.roles)),
  }
  const fields = Object.entries(storedAccountSchema.parse(whole))
  return {
    ...Object.fromEntries(fields.map(([field, value]) => [`accounts/${uid}/${field}`, value])),
    [`once/${addressOnceKey(email)}`]: now(),
  }
}

/** Frees its address. A concurrent change finds the account gone and does not restore any of it. */
export function removeAccount(store: Store, uid: string): Promise<void> {
  return removeIf(store, uid, () => true)
}

export function removeUnconfirmed(store: Store, uid: string, before: number): Promise<void> {
  return removeIf(store, uid, (account) => isForsaken(account, before))
}

/** Added before a time (ms) and never confirmed. Imported ones do not count: they may be in use unconfirmed. */
export function isForsaken({ emailVerified, createdAt, movedAt }: StoredAccount, before: number): boolean {
  return !emailVerified && createdAt < before && movedAt === undefined
}

function removeIf(store: Store, uid: string, test: (account: StoredAccount) => boolean): Promise<void> {
  return optimisticUpdate<void>(store, async () => {
    const account = await readAccount(store, uid)
    if (!account || !test(account)) return { result: undefined }
    return {
      result: undefined,
      onceKey: accountOnceKey('account', uid, account.changes),
      changes: { [`accounts/${uid}`]: null, [`once/${addressOnceKey(account.email)}`]: null },
    }
  })
}

interface Decided {
  fields: Partial<StoredAccount>
  also?: Changes
}

/** @param decide new fields and further changes, or null for none @returns whether it was changed; false if gone */
export function changeAccount(
  store: Store,
  uid: string,
  decide: (account: StoredAccount) => Decided | null | Promise<Decided | null>,
): Promise<boolean> {
  return optimisticUpdate(store, async () => {
    const account = await readAccount(store, uid)
    const decided = account && (await decide(account))
    if (!decided) return { result: false }
    const { roles } = decided.fields
    const all = roles ? { ...decided.fields, atDesk: isAtDesk(rolesFrom(roles)) } : decided.fields
    const fields = FIELDS.flatMap((field) => {
      const value = Reflect.get(all, field)
      return value === undefined ? [] : [[`accounts/${uid}/${field}`, value] as const]
    })
    return {
      result: true,
      onceKey: accountOnceKey('account', uid, account.changes),
      changes: {
        ...Object.fromEntries(fields),
        [`accounts/${uid}/changes`]: account.changes + 1,
        ...decided.also,
      },
    }
  })
}

export async function readStaff(store: Store): Promise<{ uid: string; account: StoredAccount }[]> {
  const entries = await store.find('accounts', { child: 'atDesk', equals: true })
  return entries.flatMap(({ key: uid, value }) => {
    const { data: account } = storedAccountSchema.safeParse(value)
    return account && isAtDesk(rolesFrom(account.roles)) ? [{ uid, account }] : []
  })
}

/** Both of two admins revoking each other change the same numbers: one is refused. @throws ShopError `last_admin` */
export async function otherAdminStays(store: Store, uid: string): Promise<Changes> {
  const other = (await readStaff(store)).find(
    (each) =>
      each.uid !== uid && each.account.roles.admin && each.account.emailVerified && !isLocked(each.account),
  )
  if (!other) throw new ShopError('last_admin')
  const { changes } = other.account
  return {
    [`accounts/${other.uid}/changes`]: changes + 1,
    [`once/${accountOnceKey('account', other.uid, changes)}`]: now(),
  }
}

export function isLocked({ isDisabled, isSample }: StoredAccount): boolean {
  return isDisabled || (isSample && !isLocalOnly(env()))
}

export function factsOf(uid: string, account: StoredAccount): AccountFacts {
  const { email, emailVerified, name, photoURL = null, roles, createdAt, signedInAt = null, epoch } = account
  return {
    uid,
    email,
    emailVerified,
    photoURL,
    createdAt,
    signedInAt,
    epoch,
    displayName: shownName(name),
    ...rolesFrom(roles),
    isDisabled: isLocked(account),
  }
}
