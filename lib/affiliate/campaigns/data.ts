import 'server-only'
import { now } from '@/lib/core/clock'
import { increment, type Changes, type Store } from '@/lib/store/store'
import { toList } from '@/lib/store/stored-value'
import { affiliateCodePattern } from '../affiliate-code'
import { campaignSchema, type Campaign } from './schema'

const keyOf = (code: string) => code.toLowerCase()

/** The campaign with a code, in any case; null if there is none. */
export async function findCampaign(store: Store, code: string): Promise<Campaign | null> {
  if (!affiliateCodePattern.test(code)) return null
  const value = await store.get(`campaigns/${keyOf(code)}`)
  return value === null ? null : campaignSchema.parse(value)
}

/** All campaigns, the newest first, and the keys of unreadable ones. Their number is bounded, see `addCampaign`. */
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

/** Ends a campaign; what is ordered keeps its discount. */
export function campaignEnded(code: string, at: number): Changes {
  return { [`campaigns/${keyOf(code)}/to`]: at }
}

/**
 * Counts a use, in the order's write. Where uses are limited, each has a mark of its own: of two orders that want the last
 * one, one is refused with `conflict` and must ask again.
 */
export function campaignUsed({ code, maxUses, taken }: Campaign): Changes {
  if (maxUses === undefined) return usesMoved(code, 1)
  return {
    ...usesMoved(code, 1),
    [`campaigns/${keyOf(code)}/taken`]: taken + 1,
    [`once/campaign_${keyOf(code)}_${taken}`]: now(),
  }
}

/** Counts orders with a campaign that are not cancelled. */
export function usesMoved(code: string, by: number): Changes {
  return { [`campaigns/${keyOf(code)}/uses`]: increment(by) }
}
