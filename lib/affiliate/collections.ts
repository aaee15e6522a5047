import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { pictureContentSchema } from '@/lib/pictures/schema'
import { collection } from '@/lib/store/collection'
import { isThere, numbered, SENT_AGAIN, whileThere, type OnceKind } from '@/lib/store/once-kinds'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { applicationSchema } from './applications/schema'
import { campaignOfOnceKey, findCampaign } from './campaigns/data'
import { campaignSchema } from './campaigns/schema'
import { noticesSchema } from './notices/schema'
import { sourceBucketSchema } from './clicks/source-data'
import { payoutRunSchema, payoutSchema } from './payouts/schema'
import { ledgerEntrySchema, saleSchema } from './sales/schema'
import { affiliateSchema, clickSchema, dailySchema, orderTraceSchema } from './schema'
import { stageSchema } from './stage/schema'

/** A finished run takes no more steps. */
const duringRun: OnceKind = {
  days: SENT_AGAIN,
  isNeeded: async (store, key) => {
    const [, runId = ''] = /^[a-z]+_(run_\d+_[a-z0-9]+)_/.exec(key) ?? []
    return (
      (await isThere(store, `affiliateRuns/${runId}/id`)) &&
      !(await isThere(store, `affiliateRuns/${runId}/doneAt`))
    )
  },
}

async function isCampaignOn(store: Store, key: string): Promise<boolean> {
  const campaign = await readOr(findCampaign(store, campaignOfOnceKey(key)), null)
  return campaign !== null && campaign.to > now()
}

export const affiliateCollections = {
  affiliateUsers: collection({
    records: { keys: 2, schema: affiliateSchema },
    indexes: ['customCode', 'customCodeLower', 'isPayable', 'withheld', 'isLeaving'],
    numberedBy: ['edits', 'releases'],
    kept: ['leftPartners', 'partnerBooks'],
    copied: 'account',
    onceKeys: {
      /** The numbers of changes to a partner's released balance, and to its settings. */
      released: numbered((uid) => `affiliateUsers/${uid}/releases`),
      edit: numbered((uid) => `affiliateUsers/${uid}/edits`),
      /** The day's release is scheduled. */
      release: { days: 5 },
    },
  }),
  affiliateClicks: collection({
    records: { keys: 2, schema: clickSchema },
    indexes: ['affiliateUid'],
    kept: ['clickDetails', 'clicks'],
    copied: 'visits',
    onceKeys: {
      /** A visitor's first click of a day; the hash changes daily. */
      visit: { days: 2 },
    },
  }),
  affiliateSales: collection({
    records: { keys: 2, schema: saleSchema },
    indexes: ['affiliateUid', 'orderId', 'releaseOn', 'payable', 'payoutId', 'held', 'heldFor'],
    kept: ['saleEmails', 'partnerBooks'],
    copied: 'account',
    onceKeys: {
      /** An order's commission; without the order there can be none. */
      conversion: whileThere((orderId) => `orders/${orderId}/id`),
      flags: { days: 5 },
    },
  }),
  affiliateLedger: collection({
    records: { keys: 2, schema: z.record(z.string(), ledgerEntrySchema) },
    kept: ['partnerBooks'],
    copied: 'account',
  }),
  affiliateDaily: collection({
    records: { keys: 2, schema: z.record(z.string(), dailySchema) },
    kept: ['partnerBooks'],
    copied: 'account',
  }),
  affiliateSources: collection({
    records: { keys: 2, schema: z.record(z.string(), sourceBucketSchema) },
    kept: ['partnerBooks'],
    copied: 'sums',
    onceKeys: {
      /** A key for a partner's clicks by source in a month or one of its days; none are added afterwards. */
      source: { days: 70 },
    },
  }),
  affiliateAddresses: collection({
    records: { keys: 2, schema: z.record(z.string(), z.string()) },
    kept: ['addresses'],
    copied: 'hash',
  }),
  orderTraces: collection({
    records: { keys: 2, schema: orderTraceSchema },
    kept: ['addresses'],
    copied: 'hash',
  }),
  paymentPrints: collection({
    records: { keys: 3, schema: z.record(z.string(), z.int()) },
    kept: ['paymentPrints'],
    copied: 'hash',
  }),
  affiliateApplications: collection({
    records: { keys: 2, schema: applicationSchema },
    indexes: ['status'],
    numberedBy: ['changes'],
    kept: ['applications'],
    copied: 'account',
    onceKeys: {
      /** The number of a change to an account's application; the key does not reveal which account. */
      application: { days: SENT_AGAIN },
    },
  }),
  partnerNotices: collection({
    records: { keys: 2, schema: noticesSchema },
    indexes: ['overlay'],
    kept: ['partnerNotices'],
    copied: 'account',
    onceKeys: {
      /** The day's mails are scheduled, and a partner's counts are assigned to a mail. */
      digest: { days: 5 },
    },
  }),
  partnerStages: collection({
    records: { keys: 2, schema: stageSchema },
    indexes: ['status'],
    kept: ['stages'],
    copied: 'account',
  }),
  partnerPictures: collection({
    records: { keys: 2, schema: pictureContentSchema },
    kept: ['stages'],
    copied: 'account',
  }),
  partnerSearch: collection({
    records: { keys: 3, schema: z.literal(true) },
    kept: ['leftPartners'],
    copied: 'index',
  }),
  affiliatePayouts: collection({
    records: { keys: 2, schema: payoutSchema },
    indexes: ['uid', 'run', 'status'],
    kept: ['payouts'],
    copied: 'payouts',
    onceKeys: {
      /** By run and partner, or by its number in the run. */
      payout: duringRun,
      step: duringRun,
    },
  }),
  affiliateRuns: collection({
    records: { keys: 2, schema: payoutRunSchema },
    kept: ['payouts'],
    copied: 'payouts',
    onceKeys: {
      /** Someone has fetched a run's bank file. */
      fetched: whileThere((runId) => `affiliateRuns/${runId}/id`),
    },
  }),
  affiliateReleases: collection({
    records: { keys: 2, schema: z.iso.date() },
    kept: [],
  }),
  campaigns: collection({
    records: { keys: 2, schema: campaignSchema },
    numberedBy: ['taken'],
    kept: [],
    onceKeys: {
      /** The number of a use, where uses are limited. */
      campaign: numbered((key) => `campaigns/${key}/taken`),
      /** A mailbox that got a campaign's fixed amount; not needed once the campaign grants no more. */
      campaignbuyer: { days: SENT_AGAIN, isNeeded: isCampaignOn },
    },
  }),
}
