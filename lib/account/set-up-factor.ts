import QRCode from 'qrcode'
import { ShopError } from '@/lib/core/errors'
import { now } from '@/lib/core/clock'
import type { Act } from '@/lib/journal/schema'
import { journalAdded } from '@/lib/journal/data'
import { mailAdded } from '@/lib/mail/data'
import { optimisticUpdate } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { actorOf, COMMAND_LINE } from './actor'
import { accountUnder, accountWith } from './account-facts'
import { accountChanged } from './data'
import { passkeysRemoved, requirePasskeyUsed } from './passkeys/own-passkeys'
import { isAtDesk } from './desk-roles'
import type { SignedInUser } from './signed-in-user'
import { signInEngine } from './sign-in/sign-in-engine'
import {
  draftActive,
  readDraft,
  readFactor,
  recoveryChanged,
  removeFactor,
  saveDraft,
  secretOf,
} from './factor/data'
import { newRecoveryCodes, plainCode, recoveryHash } from './factor/recovery-codes'
import type { FactorOffer, FactorState } from './factor/schema'
import { newSecret, secretAddress, stepOf } from './factor/totp'
import { takeCode } from './factor/take-code'

/** How long a secret waits for its first code. */
const DRAFT_MS = 30 * 60_000
/** The blank margin that cameras need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

type FactorMail = 'factor-on' | 'factor-off' | 'factor-reset' | 'recovery-new'

export async function factorState(store: Store, uid: string): Promise<FactorState> {
  const factor = await readFactor(store, uid)
  return { since: factor?.since ?? null, recoveryCodesLeft: Object.keys(factor?.recovery ?? {}).length }
}

/** Nothing is asked for at sign-in until a code of it was given. @throws ShopError `passkey_needed` */
export async function offerFactor(store: Store, user: SignedInUser): Promise<FactorOffer> {
  await requirePasskeyUsed(store, user)
  const { uid, email } = user
  const secret = newSecret()
  await saveDraft(store, uid, secret)
  const picture = await QRCode.toString(secretAddress(secret, email), { type: 'svg', margin: QUIET_ZONE })
  return { secret, picture }
}

/**
 * Replaces any factor; the session then counts as having given it. @returns recovery codes, never readable again
 * @throws ShopError `factor_state` without an offer, `code_wrong`, `passkey_needed`
 */
export async function turnFactorOn(
  store: Store,
  user: SignedInUser,
  { code, session }: { code: string; session: string },
): Promise<string[]> {
  const { uid } = user
  await requirePasskeyUsed(store, user)
  const draft = await readDraft(store, uid)
  const secret = draft && draft.at > now() - DRAFT_MS ? secretOf(uid, draft) : null
  if (!draft || secret === null) throw new ShopError('factor_state')
  const step = stepOf(secret, plainCode(code))
  if (step === null) throw new ShopError('code_wrong')
  const codes = newRecoveryCodes()
  const { onceKey, changes } = draftActive(uid, draft, { step, recovery: hashesOf(uid, codes) })
  const also = await recorded(store, user, { act: 'factor-added', about: 'factor-on' })
  // Before: as soon as there is a factor, a session that has not given it opens nothing, and its pages leave.
  await signInEngine(store).prove(session, { withFactor: true })
  if (!(await store.updateOnce(onceKey, { ...changes, ...also }))) throw new ShopError('factor_state')
  return codes
}

/** @throws ShopError `factor_state` without a factor */
export async function renewRecoveryCodes(store: Store, user: SignedInUser): Promise<string[]> {
  const codes = newRecoveryCodes()
  const also = await recorded(store, user, { act: 'recovery-codes-renewed', about: 'recovery-new' })
  await optimisticUpdate(store, async () => {
    const factor = await readFactor(store, user.uid)
    if (!factor) throw new ShopError('factor_state')
    const { onceKey, changes } = recoveryChanged(user.uid, factor, hashesOf(user.uid, codes))
    return { result: null, onceKey, changes: { ...changes, ...also } }
  })
  return codes
}

/** Turns the factor off, by a code of it. @throws ShopError as `takeCode` */
export async function turnFactorOff(store: Store, user: SignedInUser, code: string): Promise<void> {
  await takeCode(store, user, code)
  await removeFactor(
    store,
    user.uid,
    await recorded(store, user, { act: 'factor-removed', about: 'factor-off' }),
  )
}

/** Also removes passkeys and ends all sessions. @throws ShopError `not_found` if there is no such account */
export async function resetFactors(store: Store, email: string): Promise<void> {
  const account = await accountUnder(store, email)
  if (!account) throw new ShopError('not_found')
  const { uid } = account
  await removeFactor(store, uid)
  await optimisticUpdate(store, async () => ({ result: null, changes: await passkeysRemoved(store, uid) }))
  await signInEngine(store).endAll(uid, {
    ...journalAdded({ actor: COMMAND_LINE, act: 'factor-reset', subject: `users/${uid}` }),
    ...mailAdded({ to: account.email, template: 'account-changed', about: 'factor-reset' }),
  })
}

/** The mail, the journal entry for roles at the desk, and the signal for open pages. */
async function recorded(
  store: Store,
  { uid, email }: SignedInUser,
  { act, about }: { act: Act; about: FactorMail },
): Promise<Changes> {
  const account = await accountWith(store, uid)
  const entry =
    account && isAtDesk(account)
      ? journalAdded({ actor: actorOf(account), act, subject: `users/${uid}` })
      : {}
  return { ...mailAdded({ to: email, template: 'account-changed', about }), ...entry, ...accountChanged(uid) }
}

const hashesOf = (uid: string, codes: readonly string[]) => codes.map((code) => recoveryHash(uid, code))
