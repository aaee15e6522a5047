import 'server-only'
import { countAttempt } from '@/lib/attempts/count-attempt'
import { ShopError } from '@/lib/core/errors'
import { mailAdded } from '@/lib/mail/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Store } from '@/lib/store/store'
import { factorChanged, readFactor, secretOf, type Factor } from './data'
import { plainCode, recoveryHash } from './recovery-codes'
import { stepOf } from './totp'

const CODES = { collection: 'signInAttempts', purpose: 'codes of second factors', perPerson: 5 } as const

/** Of whom a code is asked. */
interface Owner {
  uid: string
  email: string
}

/**
 * Accepts a code of an account's app, or a recovery code; each only once, across all processes. Call it only for a user who
 * has given the password: the limit of five wrong codes in 15 minutes is per account, so that no one else may use it up.
 * @throws ShopError `code_wrong`, `rate_limited`
 */
export async function takeCode(store: Store, owner: Owner, code: string): Promise<void> {
  const takeBack = await countCode(store, owner.uid)
  const isTaken = await optimisticUpdate(store, async () => {
    const factor = await readFactor(store, owner.uid)
    const used = factor && codeUsed(owner, factor, code)
    return used ? { result: true, ...used } : { result: false }
  })
  if (!isTaken) throw new ShopError('code_wrong')
  await takeBack()
}

/** Counts a code that is tried for an account. @returns takes it back, for a right one @throws ShopError `rate_limited` */
export function countCode(store: Store, uid: string): Promise<() => Promise<void>> {
  return countAttempt(store, CODES, { address: null, isTrusted: true, knownBrowser: uid })
}

/** Null for a wrong or used one. */
function codeUsed({ uid, email }: Owner, factor: Factor, code: string) {
  const secret = secretOf(uid, factor)
  const step = secret === null ? null : stepOf(secret, plainCode(code))
  if (step !== null) return step > factor.lastStep ? factorChanged(uid, factor, { lastStep: step }) : null
  const hash = recoveryHash(uid, code)
  if (!Object.hasOwn(factor.recovery, hash)) return null
  const { onceKey, changes } = factorChanged(uid, factor, { [`recovery/${hash}`]: null })
  const notified = mailAdded({ to: email, template: 'account-changed', about: 'recovery-used' })
  return { onceKey, changes: { ...changes, ...notified } }
}
