import { declaredCollections } from '@/lib/records/collections'
import type { Collection } from '@/lib/store/store'
import type { TaskKind } from '@/lib/tasks/schema'

/** Whether opening the shop empties a collection. `openShop` also deletes some records of those that stay. */
const atOpening: Record<Collection, 'goes' | 'stays'> = {
  // Settings and catalogue.
  setup: 'stays',
  settings: 'stays',
  legalTexts: 'stays',
  presets: 'stays',
  presetVersions: 'stays',
  presetPictures: 'stays',
  bundles: 'stays',
  headsets: 'stays',
  headsetsHidden: 'stays',
  campaigns: 'stays',
  // Accounts, and partners with their agreements.
  accounts: 'stays',
  users: 'stays',
  invitations: 'stays',
  sessions: 'stays',
  factors: 'stays',
  passkeys: 'stays',
  affiliateUsers: 'stays',
  affiliateApplications: 'stays',
  partnerNotices: 'stays',
  partnerStages: 'stays',
  partnerPictures: 'stays',
  partnerSearch: 'stays',
  // How it runs.
  signals: 'stays',
  dataFormat: 'stays',
  once: 'stays',
  journal: 'stays',
  tasks: 'stays',
  tidying: 'stays',
  faults: 'stays',
  backups: 'stays',
  numberGaps: 'stays',
  unlockAttempts: 'stays',
  signInAttempts: 'stays',
  // Orders, payments and documents.
  orders: 'goes',
  orderCounts: 'goes',
  orderTraces: 'goes',
  presetBuyers: 'goes',
  presetGifts: 'goes',
  refundFiles: 'goes',
  goodwill: 'goes',
  withdrawals: 'goes',
  invoices: 'goes',
  invoiceSeries: 'goes',
  bookingDays: 'goes',
  payments: 'goes',
  paymentPrints: 'goes',
  providerPayouts: 'goes',
  providerPayoutLines: 'goes',
  statements: 'goes',
  bankDays: 'goes',
  bankEntries: 'goes',
  mails: 'goes',
  // Partners' clicks, commissions and payouts.
  affiliateClicks: 'goes',
  affiliateSales: 'goes',
  affiliateLedger: 'goes',
  affiliateDaily: 'goes',
  affiliateSources: 'goes',
  affiliateAddresses: 'goes',
  affiliatePayouts: 'goes',
  affiliateRuns: 'goes',
  affiliateReleases: 'goes',
  // What visitors said, and figures.
  ratings: 'goes',
  ratedItems: 'goes',
  ratingCounts: 'goes',
  giftFigures: 'goes',
  reports: 'goes',
  suggestions: 'goes',
  suggestionKeys: 'goes',
  suggestionRanks: 'goes',
  suggestionSearch: 'goes',
  suggestionVoters: 'goes',
  voters: 'goes',
  figures: 'goes',
  visits: 'goes',
}

export const EMPTIED = [...declaredCollections.keys()].filter((name): name is Collection =>
  Object.entries(atOpening).some(([each, at]) => each === name && at === 'goes'),
)

export const KEPT_TASKS: readonly TaskKind[] = ['publish', 'delete-account', 'partner-address', 'tidy']

const goneKinds = new Set([
  ...EMPTIED.flatMap((name) => Object.keys(declaredCollections.get(name)?.onceKeys ?? {})),
  'campaignbuyer',
])

/** Of a key that would keep something from being counted again; an order's stay, to refuse a change under way. */
export function isGoneKey(key: string): boolean {
  return goneKinds.has(key.slice(0, key.indexOf('_'))) && !/order_\d+_/.test(key)
}
