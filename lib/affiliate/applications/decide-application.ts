import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { mailAdded } from '@/lib/mail/data'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { partnershipResumed, termsAccepted } from '../data'
import { getAccount, releasedMovedOnce } from '../balance/data'
import { setPartner } from '../partners/set-partner'
import { codeRefusal } from './apply'
import { applicationMoved, getApplication } from './data'
import { confirmedAddress } from './follow-address'
import type { Application, Decision } from './schema'

/**
 * Of several decisions about the same application only one counts. @throws ShopError `not_found`; `application_state`
 * if it is decided, or waits for an answer; `invalid_input` at a code that is not available
 */
export async function decideApplication(
  store: Store,
  uid: string,
  decision: Decision,
  actor: string,
): Promise<void> {
  const seen = await getApplication(store, uid)
  if (!seen) throw new ShopError('not_found')
  const isDecidable = seen.status === 'open' || (seen.status === 'question' && decision.decision !== 'ask')
  if (!isDecidable) throw new ShopError('application_state')
  // The account's address may have changed since.
  const email = (await confirmedAddress(store, uid)) ?? seen.email
  const next = { ...seen, email, decidedAt: now(), decidedBy: actor }
  if (decision.decision === 'approve') await approve(store, next, decision)
  else await answer(store, next, decision)
  log().info({ uid, decision: decision.decision, actor }, 'application decided')
}

type Decided = Application & { decidedBy: string }

async function answer(
  store: Store,
  seen: Decided,
  { decision, text }: Extract<Decision, { text: string }>,
): Promise<void> {
  const [status, template] =
    decision === 'ask'
      ? (['question', 'application-question'] as const)
      : (['rejected', 'application-rejected'] as const)
  const { onceKey, changes } = applicationMoved(seen, { ...seen, status, message: text })
  const mail = mailAdded({ to: seen.email, template, about: seen.uid })
  const entry = decided(seen, { status, message: text })
  if (!(await store.updateOnce(onceKey, { ...changes, ...mail, ...entry })))
    throw new ShopError('application_state')
}

async function approve(
  store: Store,
  seen: Decided,
  { code, rate, discountPercent }: Extract<Decision, { decision: 'approve' }>,
): Promise<void> {
  const { uid, name, email, terms, creditNotes } = seen
  const { onceKey, changes } = applicationMoved(seen, { ...seen, status: 'approved', code })
  const { holdDays, threshold, hours } = terms
  const agreed = { holdDays, threshold, hours }
  const account = { ...(await getAccount(store, uid)), agreed, active: true, endedAt: undefined }
  const further = {
    ...changes,
    // A partner added by hand meanwhile, or back again, may have a balance that is now paid out or not.
    ...(account.releases > 0 ? releasedMovedOnce(account, 0) : {}),
    ...partnershipResumed(uid),
    [`once/${onceKey}`]: now(),
    ...termsAccepted(uid, { ...terms, rate, at: creditNotes.at }),
    ...mailAdded({ to: email, template: 'application-approved', about: uid }),
    ...decided(seen, { status: 'approved', code, rate, discountPercent }),
  }
  try {
    const partner = { customCode: code, commissionRate: rate, agreed, discountPercent, active: true }
    await setPartner(store, uid, { ...partner, name, email }, async () => further)
  } catch (error) {
    if (isConflict(error)) throw new ShopError('application_state')
    if (error instanceof ShopError && error.code.startsWith('affiliate_code_')) throw codeRefusal(error.code)
    throw error
  }
}

/** Only if the state is still the one read. */
function decided(
  { uid, status, decidedBy: actor }: Decided,
  after: Record<string, string | number>,
): Changes {
  const act = 'application-decided'
  return journalAdded({ actor, act, subject: `affiliateApplications/${uid}`, before: { status }, after })
}
