import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { findPreset } from '@/lib/catalog/catalog'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { tFields } from '@/messages/texts'
import { isPartnerCode } from '../partner-code'
import { codeOnceKey, findAffiliate, findAffiliateUid } from '../data'
import { campaignAdded, getCampaigns } from './data'
import type { Campaign, NewCampaign } from './schema'

/** More than a shop ever has; all are shown on one page. */
const MOST = 300

type FieldError =
  | 'bundle_preset_unknown'
  | 'affiliate_code'
  | 'campaign_code_taken'
  | 'campaign_partner'
  | 'campaigns_full'
  | 'campaign_over'

/** Under a code never assigned, which no partner gets afterwards. @throws ShopError `invalid_input` by field */
export async function addCampaign(store: Store, asked: NewCampaign, actor: string): Promise<void> {
  const { code, percent, fixed, from, to } = asked
  await requireSensible(store, asked)
  const campaign = campaignOf(asked, await partnerOf(store, asked.partner))
  const isAdded = await store.updateOnce(codeOnceKey(code), {
    ...campaignAdded(campaign),
    ...journalAdded({
      actor,
      act: 'campaign-added',
      subject: `campaigns/${code.toLowerCase()}`,
      after: { ...(percent === undefined ? { amount: fixed ?? 0 } : { discountPercent: percent }), from, to },
    }),
  })
  if (!isAdded) throw wrong('code', 'campaign_code_taken')
}

async function requireSensible(store: Store, { code, to, presetIds }: NewCampaign): Promise<void> {
  if (!isPartnerCode(code)) throw wrong('code', 'affiliate_code')
  if (to <= now()) throw wrong('to', 'campaign_over')
  const { campaigns, broken } = await getCampaigns(store)
  if (campaigns.length + broken.length >= MOST) throw wrong('code', 'campaigns_full')
  if (presetIds.some((id) => !findPreset(id))) throw wrong('presetIds', 'bundle_preset_unknown')
  if (await findAffiliateUid(store, code)) throw wrong('code', 'campaign_code_taken')
}

async function partnerOf(store: Store, partner: string | undefined): Promise<string | undefined> {
  if (!partner) return undefined
  const affiliate = await findAffiliate(store, partner)
  if (!affiliate?.active) throw wrong('partner', 'campaign_partner')
  return affiliate.uid
}

function campaignOf(
  { code, percent, fixed, from, to, maxUses, presetIds }: NewCampaign,
  affiliateUid: string | undefined,
): Campaign {
  return {
    code,
    ...(percent === undefined ? {} : { percent }),
    ...(fixed === undefined ? {} : { fixed }),
    from,
    to,
    ...(maxUses === undefined ? {} : { maxUses }),
    ...(presetIds.length > 0 ? { presetIds } : {}),
    ...(affiliateUid === undefined ? {} : { affiliateUid }),
    uses: 0,
    taken: 0,
    createdAt: now(),
  }
}

function wrong(field: keyof NewCampaign, code: FieldError): ShopError {
  return new ShopError('invalid_input', { fields: { [field]: tFields(code) } })
}
