import { requireClock } from '@/lib/clock/require-clock'
import { log } from '@/lib/core/log'
import type { KeptRule } from '@/lib/legal/kept-data'
import { deleteOnceKeys } from './rules/delete-once-keys'
import { deleteOldBackups } from './rules/delete-old-backups'
import { deleteMailFiles, deleteOldMails } from './rules/delete-old-mails'
import { deleteOldReports } from './rules/delete-old-reports'
import type { Rule, Tidying } from './tidying'
import {
  forgetClickDetails,
  deleteOldClicks,
  deleteOldVisits,
  forgetSaleEmails,
  forgetAddresses,
  forgetPayees,
  forgetLeftPartners,
} from './rules/visits-and-partners'
import {
  cancelUnpaidOrders,
  anonymiseOrders,
  deleteOldOrders,
  deleteOldWithdrawals,
  deleteUnassignedWithdrawals,
  deleteOldInvoices,
  deleteOldJournal,
} from './rules/orders'
import {
  deleteOldStatements,
  deleteSettledTransfers,
  deleteProviderPayouts,
  deleteUnmatched,
} from './rules/statements'
import {
  forgetSignInAttempts,
  forgetUnlockAttempts,
  deleteOldInvitations,
  deleteOldSessions,
  deleteUnconfirmedAccounts,
} from './rules/account'
import type { Store } from '@/lib/store/store'
import { forAWhile } from '@/lib/tasks/for-a-while'

/** In the order of execution. */
const rules: Record<KeptRule, Rule> = {
  unpaidOrders: cancelUnpaidOrders,
  anonymousOrders: anonymiseOrders,
  clickDetails: forgetClickDetails,
  addresses: forgetAddresses,
  oldClicks: deleteOldClicks,
  saleEmails: forgetSaleEmails,
  leftPartners: forgetLeftPartners,
  settledTransfers: deleteSettledTransfers,
  // Before the orders they refer to.
  statements: deleteOldStatements,
  orders: deleteOldOrders,
  // Before the credit notes, which payouts with personal data require.
  payouts: forgetPayees,
  invoices: deleteOldInvoices,
  withdrawals: deleteOldWithdrawals,
  unassignedWithdrawals: deleteUnassignedWithdrawals,
  reports: deleteOldReports,
  mails: deleteOldMails,
  mailFiles: deleteMailFiles,
  unmatched: deleteUnmatched,
  providerPayouts: deleteProviderPayouts,
  visits: deleteOldVisits,
  unlockAttempts: forgetUnlockAttempts,
  signInAttempts: forgetSignInAttempts,
  sessions: deleteOldSessions,
  unconfirmedAccounts: deleteUnconfirmedAccounts,
  invitations: deleteOldInvitations,
  journal: deleteOldJournal,
  backups: deleteOldBackups,
  onceKeys: deleteOnceKeys,
}

const isRule = (name: string): name is KeptRule => Object.hasOwn(rules, name)

/**
 * Safe to run in several processes and to interrupt. A failing rule does not stop the others.
 * @param onDone receives how many entries each rule handled
 * @throws ShopError `clock_doubted` before anything is done; a rule's error, after the others have run
 */
export async function tidy(
  tidying: Tidying,
  onDone: (rule: KeptRule, count: number) => void = () => undefined,
): Promise<void> {
  if (!tidying.isTrial) await requireClock(tidying.store)
  const failures: unknown[] = []
  let total = 0
  for (const rule of Object.keys(rules).filter(isRule)) {
    try {
      const count = await rules[rule](tidying)
      if (count > 0 && !tidying.isTrial) log().info({ rule, count }, 'tidied')
      total += count
      onDone(rule, count)
    } catch (error) {
      log().error({ error, rule }, 'not tidied')
      failures.push(error)
    }
  }
  if (total > 0 && !tidying.isTrial) await tidying.store.purge()
  if (failures.length > 0) throw failures[0]
}

export function tidyForAWhile(store: Store, day: string, runMs?: number): Promise<void> {
  return forAWhile(
    store,
    'tidy',
    async (mayGoOn) => {
      await tidy({ store, isTrial: false, mayGoOn })
      return mayGoOn() ? null : day
    },
    runMs,
  )
}
