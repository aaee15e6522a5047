import { now } from '@/lib/core/clock'
import type { Store } from '@/lib/store/store'
import { requireUser } from '../../session/require-user'
import { offerFactor, turnFactorOn } from '@/lib/account/set-up-factor'
import { codeAt } from '../totp'

/** Gives the account of a session a second factor, as its owner would. */
export async function withFactor(store: Store, cookie: string) {
  const user = await requireUser(store, cookie)
  const { secret } = await offerFactor(store, user)
  const codes = await turnFactorOn(store, user, { code: codeAt(secret, now()), session: cookie })
  return {
    secret,
    codes,
    /** A code of a time relative to now, in steps of 30 seconds; the current one is already used. */
    code: (steps = 1) => codeAt(secret, now() + steps * 30_000),
  }
}
