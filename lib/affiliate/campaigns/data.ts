import 'server-only'
import { now } from '@/lib/core/clock'
import { increment, type Changes, type Store, type Place } from '@/lib/store/store'
import { toList } from '@/lib/store/tree-value'
import { keyedHash } from '@/lib/core/server-secret'
import { affiliateCodePattern } from '../affiliate-code'
import { campaignSchema, type Campaign } from './schema'
import { mailboxOf } from '@/lib/core/text/email-address'

const keyOf = (code: string) => code.toLowerCase()

/** Ignores case. */
export async function findCampaign(store: Store, code: string): Promise<Campaign | null> {
  if (!affiliateCodePattern.test(code)) return null
  const value = await store.get(`campaigns/${keyOf(code)}`)
  return value === null ? null : campaignSchema.parse(value)
}

/** Newest first, and the keys of unreadable ones. Their number is bounded, see `addCampaign`. */
export async function getCampaigns(store: Store): Promise<{ campaigns: Campaign[]; broken: string[] }> {
  const campaigns: Campaign[] = []
  const broken: string[] = []
  for (const [key, value] of Object.entries(Object((await store.get('campaigns')) ?? {}))) {
    const { data } = campaignSchema.safeParse(value)
    if (data) campaigns.push(data)
    else broken.push(key)
  }
  return { campaigns: campaigns.sort((one, other) => other.createdAt - one.createdAt), broken }
}

export function campaignAdded({ presetIds, uses, taken, ...campaign }: Campaign): Changes {
  const only = presetIds ? { presetIds: toList(presetIds, 0) } : {}
  return { [`campaigns/${keyOf(campaign.code)}`]: { ...campaign, ...only, uses, taken } }
}

/** Existing orders keep their discount. */
export function campaignEnded(code: string, at: number): Changes {
  return { [`campaigns/${keyOf(code)}/to`]: at }
}

const HASH_LENGTH = 22

/** For fixed amounts, which each mailbox gets once; hashed, so that the key does not reveal the mailbox. */
function buyerOnceKey(code: string, email: string): Place {
  const key = keyOf(code)
  const hash = keyedHash('campaign buyer', `${key} ${mailboxOf(email)}`).slice(0, HASH_LENGTH)
  return `once/campaignbuyer_${key}_${hash}`
}

export const campaignOfOnceKey = (onceKey: string) =>
  onceKey.slice(onceKey.indexOf('_') + 1, -HASH_LENGTH - 1)

/** In an uncancelled order. Only fixed amounts are limited to one use. */
export async function hasUsed(store: Store, { code, fixed }: Campaign, email: string): Promise<boolean> {
  return fixed !== undefined && (await store.get(buyerOnceKey(code, email))) !== null
}

/** After its order was cancelled. */
export function buyerFreed(code: string, email: string): Changes {
  return { [buyerOnceKey(code, email)]: null }
}

/**
 * In the order's write. Where uses are limited, each has its own key, and so does each mailbox that gets a fixed
 * amount: of two orders competing for one, the second is refused with `conflict` and must check again.
 */
export function campaignUsed({ code, fixed, maxUses, taken }: Campaign, email: string): Changes {
  const once = fixed === undefined ? {} : { [buyerOnceKey(code, email)]: now() }
  if (maxUses === undefined) return { ...usesMoved(code, 1), ...once }
  return {
    ...usesMoved(code, 1),
    ...once,
    [`campaigns/${keyOf(code)}/taken`]: taken + 1,
    [`once/campaign_${keyOf(code)}_${taken}`]: now(),
  }
}

/** See `holdsUse`. */
export function usesMoved(code: string, by: number): Changes {
  return { [`campaigns/${keyOf(code)}/uses`]: increment(by) }
}
