import { creditTransfers } from '@/lib/legal/credit-transfers'
import type { Owner } from '@/lib/legal/schema'
import type { Payout, PayoutRun } from './schema'

/**
 * A run's transfers as a bank file. A later file of the run never has more transfers than an earlier one, and
 * the run's id serves as message id. Leaves out payouts reported as returned, since the next run pays them
 * again.
 * @throws ShopError `no_transfers` if no payout is left
 */
export function bankFile(run: PayoutRun, all: readonly Payout[], bank: Owner['bank']): string {
  const transfers = all
    .filter(({ status }) => status !== 'returned')
    .map(({ creditNote, amount, holder, iban }) => ({
      amount,
      holder,
      iban,
      reference: creditNote,
      purpose: `Spielklang Provision, Gutschrift ${creditNote}`,
    }))
  return creditTransfers(run.id, transfers, bank)
}
