import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { mailAdded } from '@/lib/mail/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { factorChanged, readFactor, secretOf, type Factor } from './data'
import { plainCode, recoveryHash } from './recovery-codes'
import { stepOf } from './totp'

/** Wrong codes before each wait; the owner gets a mail at the first. */
const PER_WAIT = 5
/** Doubled with each further wait. */
const FIRST_WAIT_MS = 15 * 60_000
const LONGEST_WAIT_MS = 24 * 60 * 60_000
/** Wrong codes in a row after which none of the app is taken any more. */
const MOST_WRONG = 100

interface Owner {
  uid: string
  email: string
}

/**
 * Each code works once, across all processes. Only after the password: wrong codes are counted per account, so no one
 * else may use them up. Recovery codes cannot be guessed, so they work at any time.
 * @throws ShopError `code_wrong`, `rate_limited` during a wait, `codes_ended` until `allowCodesAgain`
 */
export async function takeCode(store: Store, owner: Owner, code: string): Promise<void> {
  const isTaken = await optimisticUpdate(store, async () => {
    const factor = await readFactor(store, owner.uid)
    if (!factor) return { result: false }
    const recovered = recoveryUsed(owner, factor, code)
    if (recovered) return { result: true, ...recovered }
    refuseEarly(factor)
    const secret = secretOf(owner.uid, factor)
    const step = secret === null ? null : stepOf(secret, plainCode(code))
    return step !== null && step > factor.lastStep
      ? { result: true, ...factorChanged(owner.uid, factor, { lastStep: step, wrong: 0 }) }
      : { result: false, ...wrongCounted(owner, factor) }
  })
  if (!isTaken) throw new ShopError('code_wrong')
}

/** After the owner has opened a mailed link, if too many wrong ones had stopped them. */
export function allowCodesAgain(store: Store, uid: string): Promise<void> {
  return optimisticUpdate<void>(store, async () => {
    const factor = await readFactor(store, uid)
    if (!factor || factor.wrong < MOST_WRONG) return { result: undefined }
    return { result: undefined, ...factorChanged(uid, factor, { wrong: 0 }) }
  })
}

/** Null for a wrong or used one. */
function recoveryUsed({ uid, email }: Owner, factor: Factor, code: string) {
  const hash = recoveryHash(uid, code)
  if (!Object.hasOwn(factor.recovery, hash)) return null
  const { onceKey, changes } = factorChanged(uid, factor, { [`recovery/${hash}`]: null, wrong: 0 })
  return { onceKey, changes: { ...changes, ...notified(email, 'recovery-used') } }
}

/** @throws ShopError `rate_limited`, `codes_ended` */
function refuseEarly({ wrong, wrongAt }: Factor): void {
  if (wrong >= MOST_WRONG) throw new ShopError('codes_ended')
  if (wrong === 0 || wrong % PER_WAIT > 0) return
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (wrong / PER_WAIT - 1), LONGEST_WAIT_MS)
  const left = wrongAt + wait - now()
  if (left > 0) throw new ShopError('rate_limited', { retryAfter: Math.ceil(left / 1000) })
}

function wrongCounted({ uid, email }: Owner, factor: Factor) {
  const wrong = factor.wrong + 1
  const { onceKey, changes } = factorChanged(uid, factor, { wrong, wrongAt: now() })
  if (wrong === PER_WAIT) return { onceKey, changes: { ...changes, ...notified(email, 'codes-wrong') } }
  if (wrong === MOST_WRONG) return { onceKey, changes: { ...changes, ...notified(email, 'codes-ended') } }
  return { onceKey, changes }
}

const notified = (email: string, about: string): Changes =>
  mailAdded({ to: email, template: 'account-changed', about })
