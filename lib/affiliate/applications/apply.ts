import type { SessionUser } from '@/lib/account/schema'
import { now } from '@/lib/core/clock'
import { ShopError, type ErrorCode } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { currentPartnerTerms, offeredPartnerValues } from '@/lib/legal/current-terms'
import { legalTextKept } from '@/lib/legal/data'
import { mailAdded, ownerNotified } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { tErrors, tFields, translator } from '@/messages/texts'
import { hasAffiliate, isCodeGiven, isCodeOfOther, readAffiliate } from '../data'
import { applicationMoved, getApplication } from './data'
import type { Affiliate } from '../schema'
import type { Application, ApplicationRequest } from './schema'

const t = translator('affiliate.application')

/**
 * Also answers the owner's question; the same application counts once. A partner who left may reuse their codes.
 * @throws ShopError `email_unverified`; `application_state` if it is decided, waits for the owner, or is a partner's;
 * `invalid_input` at a code that is not available, at terms that have changed
 */
export async function apply(
  store: Store,
  { uid, email, emailVerified }: SessionUser,
  request: ApplicationRequest,
): Promise<void> {
  if (!emailVerified) throw new ShopError('email_unverified')
  const former = await requireNoPartner(store, uid)
  const seen = await getApplication(store, uid)
  if (seen && seen.status !== 'question') return expectSame(seen, request)
  const terms = currentPartnerTerms()
  const fields = {
    ...(await codeProblem(store, uid, request.code, former)),
    ...(request.terms === terms.hash ? {} : { terms: tFields('partner_terms_changed') }),
  }
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_input', { fields })
  const { onceKey, changes } = applicationMoved(
    seen,
    {
      uid,
      email,
      status: 'open',
      at: now(),
      name: request.name,
      url: request.url,
      code: request.code,
      terms: { version: terms.version, hash: terms.hash, ...offeredPartnerValues() },
      creditNotes: { text: t('creditNotes'), at: now() },
    },
    former?.endedAt,
  )
  const isWritten = await store.updateOnce(onceKey, {
    ...changes,
    ...(await legalTextKept(store, terms)),
    ...mailAdded({ to: email, template: 'application-received', about: uid }),
    ...ownerNotified('application', { template: 'owner-application', about: uid }),
  })
  if (!isWritten) return expectSame(await getApplication(store, uid), request)
  log().info({ uid }, 'application for the partner programme')
}

/** Null if the applicant never was a partner. @throws ShopError `application_state` for a current partner */
async function requireNoPartner(store: Store, uid: string): Promise<Affiliate | null> {
  const partner = await readAffiliate(store, uid)
  if (partner === null) return null
  if (partner === 'broken' || partner.endedAt === undefined) throw new ShopError('application_state')
  return partner
}

/** A repeated request must have the same data. */
function expectSame(present: Application | null, { name, url, code }: ApplicationRequest): void {
  const isSame =
    present?.status === 'open' &&
    [name, url, code].join('\n') === [present.name, present.url, present.code].join('\n')
  if (!isSame) throw new ShopError('application_state')
}

/** Codes are assigned on approval; a taken one is refused at once, unless it is the former partner's own. */
async function codeProblem(
  store: Store,
  uid: string,
  code: string,
  former: Affiliate | null,
): Promise<{ code?: string }> {
  if (former?.codes?.[code.toLowerCase()]) return {}
  const isTaken =
    code === uid ||
    (await hasAffiliate(store, code)) ||
    (await isCodeOfOther(store, uid, code)) ||
    (await isCodeGiven(store, code)) ||
    (await getApplication(store, code)) !== null
  return isTaken ? { code: tErrors('affiliate_code_taken') } : {}
}

export function codeRefusal(code: ErrorCode): ShopError {
  return new ShopError('invalid_input', { fields: { code: tErrors(code) } })
}
