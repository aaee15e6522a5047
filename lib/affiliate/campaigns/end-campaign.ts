import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { campaignEnded, findCampaign } from './data'

/** Repeating it changes nothing. @throws ShopError `not_found` */
export async function endCampaign(store: Store, code: string, actor: string): Promise<void> {
  const campaign = await findCampaign(store, code)
  if (!campaign) throw new ShopError('not_found')
  const at = now()
  if (campaign.to <= at) return
  await store.updateOnce(`campaignend_${code.toLowerCase()}`, {
    ...campaignEnded(code, at),
    ...journalAdded({
      actor,
      act: 'campaign-ended',
      subject: `campaigns/${code.toLowerCase()}`,
      before: { to: campaign.to },
      after: { to: at },
    }),
  })
}
