import { creditTransfers } from '@/lib/legal/credit-transfers'
import type { Owner } from '@/lib/legal/schema'
import type { Payout, PayoutRun } from './schema'

/**
 * Never more transfers than in earlier files; omits returned payouts, as the next run pays them. The run's id is the
 * message id. @throws ShopError `no_transfers` if no payout is left
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
