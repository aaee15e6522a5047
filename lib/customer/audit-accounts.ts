import { z } from 'zod'
import { isAdminNoted } from '@/lib/account/first-admin/data'
import { addressOnceKey, storedAccountSchema } from '@/lib/account/sign-in/account-data'
import { storedSessionSchema } from '@/lib/account/sign-in/session-data'
import { accountOnceKey } from '@/lib/core/server-secret'
import { addressKey } from '@/lib/core/text/email-address'
import { Scratch } from '@/lib/store/scratch'
import type { Collection, Json, Snapshot, Store } from '@/lib/store/store'

export interface AccountFinding {
  code:
    | 'broken'
    /** Not found by its address. */
    | 'account_key'
    | 'double_address'
    /** The idempotency key that reserves the address is missing. */
    | 'unguarded_address'
    /** A key reserves an address that no account has. */
    | 'stray_address'
    /** The key of the next change is taken, so nothing can be changed. */
    | 'stuck_account'
    /** A desk user who never confirmed the address and so cannot sign in. */
    | 'unconfirmed_role'
    | 'no_admin'
    | 'lost_account'
  path: string
}

/** Checks accounts and their records against each other in one snapshot, in bounded memory. */
export async function* auditAccounts(store: Store): AsyncGenerator<AccountFinding> {
  const isAdminExpected = await isAdminNoted(store)
  const snapshot = await store.snapshot()
  const scratch = new Scratch()
  try {
    for await (const { key } of snapshot.entries('once'))
      if (/^(account|address)_/.test(key)) scratch.note('once', key)
    const hasAdmin = yield* auditEach(snapshot, scratch)
    if (isAdminExpected && !hasAdmin) yield { code: 'no_admin', path: 'accounts' }
    for await (const { key } of snapshot.entries('once'))
      if (key.startsWith('address_') && scratch.noted('address', key) === undefined)
        yield { code: 'stray_address', path: `once/${key}` }
    yield* auditBelongings(snapshot, scratch)
  } finally {
    scratch.close()
    snapshot.close()
  }
}

/** Whether the shop has an admin. */
async function* auditEach(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<AccountFinding, boolean> {
  let hasAdmin = false
  for await (const { key: uid, value } of snapshot.entries('accounts')) {
    const path = `accounts/${uid}`
    scratch.note('account', uid)
    const { data: account } = storedAccountSchema.safeParse(value)
    if (!account) {
      yield { code: 'broken', path }
      continue
    }
    const { email, emailKey, emailVerified, roles, isDisabled, changes } = account
    const onceKey = addressOnceKey(email)
    if (emailKey !== addressKey(email)) yield { code: 'account_key', path }
    if (!scratch.note('address', onceKey)) yield { code: 'double_address', path }
    if (scratch.noted('once', onceKey) === undefined) yield { code: 'unguarded_address', path }
    if (scratch.noted('once', accountOnceKey('account', uid, changes)) !== undefined)
      yield { code: 'stuck_account', path }
    if (Object.values(roles).includes(true) && !emailVerified) yield { code: 'unconfirmed_role', path }
    hasAdmin ||= roles.admin && !isDisabled
  }
  return hasAdmin
}

/** Sample partners have no accounts. */
const SAMPLE = 'sample-'
const ownerSchema = z.object({ uid: z.string() })
const orderSchema = z.object({ customerUid: z.string() })
const partnerSchema = z.object({ active: z.boolean().default(true) })

/** Collections of records that belong to accounts, and the account of a record; null for none. */
const owners: [Collection, (key: string, value: Json) => string | null][] = [
  ['sessions', (_, value) => ownerSchema.safeParse(value).data?.uid ?? null],
  ['passkeys', (_, value) => ownerSchema.safeParse(value).data?.uid ?? null],
  ['factors', (uid) => uid],
  ['orders', (_, value) => orderSchema.safeParse(value).data?.customerUid ?? null],
  ['affiliateUsers', (uid, value) => (isPartner(uid, value) ? uid : null)],
  ['affiliateApplications', (uid) => uid],
  ['partnerStages', (uid) => (uid.startsWith(SAMPLE) ? null : uid)],
  ['users', (uid, value) => (holdsSomething(value) ? uid : null)],
]

/** Former partners' records are kept for the books. */
function isPartner(uid: string, value: Json): boolean {
  return !uid.startsWith(SAMPLE) && partnerSchema.safeParse(value).data?.active !== false
}

/** Other fields may be written once more while an account is being deleted. */
function holdsSomething(profile: Json): boolean {
  return ['avatar', 'headset', 'presets'].some((field) => field in Object(profile))
}

async function* auditBelongings(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<AccountFinding> {
  for await (const { key, value } of snapshot.entries('sessions'))
    if (!storedSessionSchema.safeParse(value).success) yield { code: 'broken', path: `sessions/${key}` }
  for (const [collection, ownerOf] of owners) {
    for await (const { key, value } of snapshot.entries(collection)) {
      const owner = ownerOf(key, value)
      if (owner !== null && scratch.noted('account', owner) === undefined)
        yield { code: 'lost_account', path: `${collection}/${key}` }
    }
  }
}
