import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { log } from '@/lib/core/log'
import { affiliateCodePattern } from './affiliate-code'
import type { Listing } from '@/lib/core/listing'
import { readPage } from '@/lib/store/reading/read-page'
import type { MarkedChanges } from '@/lib/store/optimistic-update'
import { subscribeShared } from '@/lib/store/shared-subscription'
import type { Changes, Entry, Page, Store, Unsubscribe } from '@/lib/store/store'
import { indexChanged } from './partner-search/data'
import { releasedMovedOnce } from './balance/data'
import {
  affiliateSchema,
  type AcceptedTerms,
  type Affiliate,
  type PartnerChange,
  type PayoutData,
} from './schema'

/** The partner who has a code, in whatever case it is written, or else this uid; null if there is none. */
export async function findAffiliate(store: Store, code: string): Promise<Affiliate | null> {
  const entry = await findEntry(store, code)
  return entry && affiliateSchema.parse(entry.value)
}

/** The uid of the partner who has a code or this uid, be the record broken; null if there is none. */
export async function findAffiliateUid(store: Store, code: string): Promise<string | null> {
  return (await findEntry(store, code))?.key ?? null
}

/** By index. Records that were written by hand may lack the code in lower case. */
async function findEntry(store: Store, code: string): Promise<Entry | null> {
  if (!affiliateCodePattern.test(code)) return null
  const exact = await findByCode(store, 'customCode', code)
  const [entry] = exact.length > 0 ? exact : await findByCode(store, 'customCodeLower', code.toLowerCase())
  if (entry) return entry
  const value = await store.get(`affiliateUsers/${code}`)
  return value === null ? null : { key: code, value }
}

/** Whether a code stands with another partner; of records written by hand, those in capitals or small letters only. */
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

/** Whether there is a record of a partner, be it broken. */
export async function hasAffiliate(store: Store, uid: string): Promise<boolean> {
  return (await store.get(`affiliateUsers/${uid}`)) !== null
}

/** What crediting an order goes by; anything broken beside it keeps no partner from being credited. */
const creditedSchema = z.object({
  /** Null if it cannot be read, as the rate. */
  active: affiliateSchema.shape.active.nullable().catch(null),
  email: z.string().optional().catch(undefined),
  commissionRate: affiliateSchema.shape.commissionRate.nullable().catch(null),
})
export type Credited = z.infer<typeof creditedSchema> & { uid: string }

/** A partner as far as crediting goes by it; what else is broken in the record is logged. Null if there is none. */
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

/** A partner as far as the record can be read; null if there is none. */
export async function readAffiliate(store: Store, uid: string): Promise<Affiliate | 'broken' | null> {
  const value = await store.get(`affiliateUsers/${uid}`)
  return value === null ? null : (affiliateSchema.safeParse(value).data ?? 'broken')
}

/** Partners by their uids, the greatest first. */
export function listAffiliates(store: Store, page: Page): Promise<Listing<Affiliate>> {
  return readPage((part) => store.list('affiliateUsers', part), affiliateSchema, page)
}

/** Tells of each change of a partner's record, now and after each. */
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

/** Whether a code was given to somebody once, in whatever case; whoever has another one now keeps it. */
export async function isCodeGiven(store: Store, code: string): Promise<boolean> {
  return (await store.get(`once/${codeMark(code)}`)) !== null
}

const codeMark = (code: string) => `partner_code_${code.toLowerCase()}`

/** Partners who are due to be paid, by their uids, the greatest first. */
export function findPayable(store: Store, page: Page): Promise<Listing<Affiliate>> {
  const read = (part: Page) => store.find('affiliateUsers', { child: 'isPayable', equals: true, ...part })
  return readPage(read, affiliateSchema, page)
}

/**
 * The fields that are given of a partner. A code becomes the partner's for ever by its mark, with the same write.
 * @returns null if the code is another's
 */
export async function affiliateSet(
  store: Store,
  { uid, ...given }: PartnerChange & Pick<Affiliate, 'uid' | 'createdAt'>,
): Promise<MarkedChanges | Pick<MarkedChanges, 'changes'> | null> {
  const at = `affiliateUsers/${uid}`
  const code = given.customCode?.toLowerCase()
  const present = await store.get(at)
  const fields = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const changes: Changes = {
    [`${at}/uid`]: uid,
    ...indexChanged(uid, present, Object.fromEntries(fields)),
    ...Object.fromEntries(fields.map(([name, value]) => [`${at}/${name}`, value])),
  }
  if (code === undefined) return { changes }
  const owned = `${at}/codes/${code}`
  Object.assign(changes, { [`${at}/customCodeLower`]: code, [owned]: true })
  if (!(await isCodeGiven(store, code))) return { mark: codeMark(code), changes }
  return (await store.get(owned)) === null ? null : { changes }
}

/** What changes where a partner is paid to. */
export function payoutDataChanged(uid: string, payout: PayoutData): Changes {
  return { [`affiliateUsers/${uid}/payout`]: payout }
}

/** What notes that a partner has accepted the terms; `at` in ms. */
export function termsAccepted(uid: string, { version, hash }: AcceptedTerms, at: number): Changes {
  return { [`affiliateUsers/${uid}/acceptedTerms/${version}`]: { hash, at } }
}

/** What puts a partner into the index that they are searched by. */
export function partnerIndexed({ uid, ...partner }: Affiliate): Changes {
  return indexChanged(uid, null, partner)
}

/**
 * What ends a partnership: the code tracks nothing any more, the figures stay for the books. What is owed, or comes of orders that
 * are not paid yet, is paid from the first cent; where to, and where the credit note is mailed, is kept as long as that may be. The
 * update that it is part of is refused with `conflict` if the partner's sales change meanwhile; then it is to be asked anew.
 */
export function partnershipEnded(partner: Affiliate): Changes {
  const at = `affiliateUsers/${partner.uid}`
  const endedAt = partner.endedAt ?? now()
  return {
    ...indexChanged(partner.uid, partner, { email: undefined, name: undefined }),
    ...releasedMovedOnce({ ...partner, endedAt }, 0),
    [`${at}/active`]: false,
    [`${at}/name`]: null,
    [`${at}/endedAt`]: endedAt,
    [`${at}/isLeaving`]: true,
  }
}

/** Partners who have left and to whom something may still be owed, the greatest uid first. */
export function findLeaving(store: Store, page: Page): Promise<Listing<Affiliate>> {
  const read = (part: Page) => store.find('affiliateUsers', { child: 'isLeaving', equals: true, ...part })
  return readPage(read, affiliateSchema, page)
}

/** What keeps of a partner who has left that something may still be owed. */
export function leavingNoted(uid: string): Changes {
  return { [`affiliateUsers/${uid}/isLeaving`]: true }
}

/** What forgets where a partner who has left is paid to and reached. */
export function leaverForgotten(uid: string): Changes {
  const at = `affiliateUsers/${uid}`
  return { [`${at}/payout`]: null, [`${at}/email`]: null, [`${at}/isLeaving`]: null }
}
