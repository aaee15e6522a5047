import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { affiliateCodePattern } from './affiliate-code'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import { subscribeShared } from '@/lib/store/listeners'
import type { Changes, Entry, Json, Page, Store, Unsubscribe } from '@/lib/store/store'
import { toList } from '@/lib/store/tree-value'
import { indexChanged, uidsByWord } from './search-data'
import { releasedMovedOnce } from './balance/data'
import { noticesRemoved } from './notices/data'
import { partnerEdited } from './edit-data'
import { stageRemoved } from './stage/data'
import { rateGiven } from './rate-given'
import {
  affiliateSchema,
  agreedSchema,
  payoutDataSchema,
  type Acceptance,
  type Affiliate,
  type PartnerChange,
  type PayoutData,
} from './schema'

/** By present or former code, ignoring case, or by uid. */
export async function findAffiliate(store: Store, code: string): Promise<Affiliate | null> {
  const entry = await findEntry(store, code)
  return entry && affiliateSchema.parse(entry.value)
}

/** Also if the record is broken. */
export async function findAffiliateUid(store: Store, code: string): Promise<string | null> {
  return (await findEntry(store, code))?.key ?? null
}

/** Records written by hand may lack the lower-case code. */
async function findEntry(store: Store, code: string): Promise<Entry | null> {
  if (!affiliateCodePattern.test(code)) return null
  const exact = await findByCode(store, 'customCode', code)
  const [entry] = exact.length > 0 ? exact : await findByCode(store, 'customCodeLower', code.toLowerCase())
  if (entry) return entry
  const value = await store.get(`affiliateUsers/${code}`)
  return value === null ? findByFormerCode(store, code) : { key: code, value }
}

/** Links with a former code, long published, still count. The search index holds names, too: the record decides. */
async function findByFormerCode(store: Store, code: string): Promise<Entry | null> {
  if (!(await isCodeGiven(store, code))) return null
  for (const key of await uidsByWord(store, code)) {
    const value = await store.get(`affiliateUsers/${key}`)
    if (value !== null && (await store.get(`affiliateUsers/${key}/codes/${code.toLowerCase()}`)) !== null)
      return { key, value }
  }
  return null
}

/** In records written by hand, only an all-upper or all-lower-case code is found. */
export async function isCodeOfOther(store: Store, uid: string, code: string): Promise<boolean> {
  const spellings = [...new Set([code, code.toLowerCase(), code.toUpperCase()])]
  const found = await Promise.all([
    findByCode(store, 'customCodeLower', code.toLowerCase()),
    ...spellings.map((spelling) => findByCode(store, 'customCode', spelling)),
  ])
  return found.flat().some(({ key }) => key !== uid)
}

function findByCode(store: Store, child: 'customCode' | 'customCodeLower', equals: string): Promise<Entry[]> {
  return store.find('affiliateUsers', { child, equals, limit: 1 })
}

/** Broken or not. */
export async function hasAffiliate(store: Store, uid: string): Promise<boolean> {
  return (await store.get(`affiliateUsers/${uid}`)) !== null
}

/** Other fields may be broken. */
const creditedSchema = z.object({
  /** Null if unreadable; likewise the rate. */
  active: affiliateSchema.shape.active.nullable().catch(null),
  email: z.string().optional().catch(undefined),
  commissionRate: affiliateSchema.shape.commissionRate.nullable().catch(null),
  agreed: agreedSchema.optional().catch(undefined),
  payout: payoutDataSchema.optional().catch(undefined),
})
export type Credited = z.infer<typeof creditedSchema> & { uid: string }

/** Broken fields not needed for crediting are logged. */
export async function getCredited(store: Store, uid: string): Promise<Credited | null> {
  const value = await store.get(`affiliateUsers/${uid}`)
  if (value === null) return null
  const { error } = affiliateSchema.safeParse(value)
  if (error) log().error({ error, uid }, 'broken partner')
  return { ...creditedSchema.parse(value), uid }
}

export async function getAffiliate(store: Store, uid: string): Promise<Affiliate | null> {
  const value = await store.get(`affiliateUsers/${uid}`)
  return value === null ? null : affiliateSchema.parse(value)
}

/** `broken` if it cannot be read. */
export async function readAffiliate(store: Store, uid: string): Promise<Affiliate | 'broken' | null> {
  const value = await store.get(`affiliateUsers/${uid}`)
  return value === null ? null : (affiliateSchema.safeParse(value).data ?? 'broken')
}

/** By uid, highest first. */
export function listAffiliates(store: Store, page: Page): Promise<Listing<Affiliate>> {
  return readPage((part) => store.list('affiliateUsers', part), affiliateSchema, page)
}

export function subscribeToAffiliate(
  store: Store,
  uid: string,
  listener: (affiliate: Affiliate) => void,
): Unsubscribe {
  return subscribeShared(store, `affiliateUsers/${uid}`, (value) => {
    const { data } = affiliateSchema.safeParse(value)
    if (data) listener(data)
  })
}

/** Ignoring case; it stays reserved even after a change. */
export async function isCodeGiven(store: Store, code: string): Promise<boolean> {
  return (await store.get(`once/${codeOnceKey(code)}`)) !== null
}

export const codeOnceKey = (code: string) => `partner_code_${code.toLowerCase()}`

/** By uid, highest first. */
export function findPayable(store: Store, page: Page): Promise<Listing<Affiliate>> {
  const read = (part: Page) => store.find('affiliateUsers', { child: 'isPayable', equals: true, ...part })
  return readPage(read, affiliateSchema, page)
}

/** For the rate see `rateGiven`. The same write reserves the code by its key. Null if the code is another's. */
export async function affiliateSet(
  store: Store,
  { uid, ...given }: PartnerChange & Pick<Affiliate, 'uid' | 'createdAt'>,
): Promise<OnceChanges | Pick<OnceChanges, 'changes'> | null> {
  const at = `affiliateUsers/${uid}` as const
  const code = given.customCode?.toLowerCase()
  const present = await store.get(at)
  const fields = Object.entries({ ...given, ...rateGiven(present, given) }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const changes: Changes = {
    [`${at}/uid`]: uid,
    ...indexChanged(uid, present, Object.fromEntries(fields)),
    ...Object.fromEntries(fields.map(([name, value]) => [`${at}/${name}`, value])),
  }
  if (code === undefined) return { changes }
  const owned = `${at}/codes/${code}` as const
  Object.assign(changes, { [`${at}/customCodeLower`]: code, [owned]: true })
  if (!(await isCodeGiven(store, code))) return { onceKey: codeOnceKey(code), changes }
  return (await store.get(owned)) === null ? null : { changes }
}

/** Details written for a partner who has left are deleted again once nothing is owed. */
function forgottenLater(uid: string, endedAt: unknown): Changes {
  return endedAt === undefined ? {} : { [`affiliateUsers/${uid}/isLeaving`]: true }
}

/** One who has left is no longer found by it. @param present the record as far as readable */
export function addressFollowed(
  uid: string,
  present: Readonly<Record<string, Json | undefined>>,
  email: string,
): Changes {
  const { endedAt } = present
  return {
    ...(endedAt === undefined ? indexChanged(uid, present, { email }) : forgottenLater(uid, endedAt)),
    [`affiliateUsers/${uid}/email`]: email,
  }
}

export function payoutDataChanged(
  { uid, endedAt }: { uid: string; endedAt?: number | undefined },
  payout: PayoutData,
): Changes {
  return { [`affiliateUsers/${uid}/payout`]: payout, ...forgottenLater(uid, endedAt) }
}

/** With none, the shop's order applies. */
export function pagePresetsChosen(uid: string, ids: readonly string[]): Changes {
  return { [`affiliateUsers/${uid}/pagePresets`]: ids.length > 0 ? toList(ids) : null }
}

/** Their values apply from then on, except for the rate. */
export function termsAccepted(uid: string, { hash, ...acceptance }: Acceptance): Changes {
  const { holdDays, threshold, hours } = acceptance
  return {
    [`affiliateUsers/${uid}/acceptedTerms/${hash}`]: acceptance,
    [`affiliateUsers/${uid}/agreed`]: { holdDays, threshold, hours },
  }
}

/** In percent; removes any offer. */
export function rateSet(uid: string, rate: number): Changes {
  return { [`affiliateUsers/${uid}/commissionRate`]: rate, [`affiliateUsers/${uid}/offeredRate`]: null }
}

/**
 * The code stops tracking, the figures stay for the books. Everything owed, or earned by orders not yet paid, is paid
 * even below the threshold; bank account and e-mail address are kept until then. The update fails with `conflict` if
 * the partner's sales change meanwhile; then compute the changes again.
 */
export function partnershipEnded(partner: Affiliate): Changes {
  const at = `affiliateUsers/${partner.uid}`
  const endedAt = partner.endedAt ?? now()
  return {
    ...indexChanged(partner.uid, partner, { email: undefined, name: undefined }),
    ...releasedMovedOnce({ ...partner, endedAt }, 0),
    ...noticesRemoved(partner.uid),
    ...stageRemoved(partner.uid),
    ...partnerEdited(partner.uid, { edits: partner.edits ?? 0 }),
    [`${at}/active`]: false,
    [`${at}/name`]: null,
    [`${at}/pagePresets`]: null,
    [`${at}/codeLasts`]: null,
    [`${at}/endedAt`]: endedAt,
    [`${at}/isLeaving`]: true,
  }
}

/** Payout data that were deleted after leaving are not restored. */
export function partnershipResumed(uid: string): Changes {
  return { [`affiliateUsers/${uid}/endedAt`]: null, [`affiliateUsers/${uid}/isLeaving`]: null }
}

/** Those who may still be owed something, highest uid first. */
export function findLeaving(store: Store, page: Page): Promise<Listing<Affiliate>> {
  const read = (part: Page) => store.find('affiliateUsers', { child: 'isLeaving', equals: true, ...part })
  return readPage(read, affiliateSchema, page)
}

export function leaverForgotten(uid: string): Changes {
  const at = `affiliateUsers/${uid}`
  return { [`${at}/payout`]: null, [`${at}/email`]: null, [`${at}/isLeaving`]: null }
}
