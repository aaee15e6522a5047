import 'server-only'
import { log } from '@/lib/core/log'
import { anonymiseOrders } from './anonymise-orders'
import { cancelUnpaidOrders } from './cancel-unpaid-orders'
import { deleteMailFiles } from './delete-mail-files'
import { deleteMarks } from './delete-marks'
import { deleteOldClicks } from './delete-old-clicks'
import { deleteOldInvoices } from './delete-old-invoices'
import { deleteOldMails } from './delete-old-mails'
import { deleteOldOrders } from './delete-old-orders'
import { deleteOldStatements } from './delete-old-statements'
import { deleteOldWithdrawals } from './delete-old-withdrawals'
import { deleteSettledTransfers } from './delete-settled-transfers'
import { deleteUnmatched } from './delete-unmatched'
import { forgetAddresses } from './forget-addresses'
import { forgetClickDetails } from './forget-click-details'
import { forgetSaleEmails } from './forget-sale-emails'
import { forgetUnlockAttempts } from './forget-unlock-attempts'
import { prepareOldData } from './prepare-old-data'
import type { Rule, Tidying } from './tidying'

/** Every rule of retention, in the order in which they are kept to. */
const rules = [
  ['prepared', prepareOldData],
  ['unpaidOrders', cancelUnpaidOrders],
  ['anonymousOrders', anonymiseOrders],
  ['clickDetails', forgetClickDetails],
  ['addresses', forgetAddresses],
  ['oldClicks', deleteOldClicks],
  ['saleEmails', forgetSaleEmails],
  ['settledTransfers', deleteSettledTransfers],
  // Before the orders that they name.
  ['statements', deleteOldStatements],
  ['orders', deleteOldOrders],
  ['invoices', deleteOldInvoices],
  ['withdrawals', deleteOldWithdrawals],
  ['mails', deleteOldMails],
  ['mailFiles', deleteMailFiles],
  ['unmatched', deleteUnmatched],
  ['unlockAttempts', forgetUnlockAttempts],
  ['marks', deleteMarks],
] as const satisfies [string, Rule][]

export type RuleName = (typeof rules)[number][0]

/**
 * Keeps to every rule of retention, or counts what is due. Any number of processes may do it at once, and it may end anywhere. A
 * rule that fails keeps nobody from the others, but for the preparation, without which there are none.
 * @param onDone is told how much was done by each rule
 * @throws whatever a rule has thrown, after the others
 */
export async function tidy(
  tidying: Tidying,
  onDone: (rule: RuleName, count: number) => void = () => undefined,
): Promise<void> {
  const failures: unknown[] = []
  for (const [rule, keep] of rules) {
    try {
      const count = await keep(tidying)
      if (count > 0 && !tidying.isTrial) log().info({ rule, count }, 'tidied')
      onDone(rule, count)
    } catch (error) {
      log().error({ error, rule }, 'not tidied')
      // The rules go by what it notes.
      if (rule === 'prepared') throw error
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
