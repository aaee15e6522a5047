import { isPayable } from '@/lib/legal/is-payable'
import { ibanSchema } from '@/lib/legal/schema'
import { isSepaName } from '@/lib/legal/sepa-text'

/** Why a bank file cannot hold a transfer: no payee, a name with letters banks reject, or an invalid IBAN. */
export type PayeeProblem = 'missing' | 'holder' | 'iban'

interface Payee {
  holder: string
  iban: string
}

/** Why a bank file cannot name the payee; null if it can. */
export function payeeProblem(payee: Payee | undefined): PayeeProblem | null {
  if (!payee || payee.holder.trim() === '') return 'missing'
  if (!ibanSchema.safeParse(payee.iban).success) return 'iban'
  return isSepaName(payee.holder) ? null : 'holder'
}

/**
 * Whether a payout is left out of its run's file because banks would reject the whole file; only earlier
 * versions made such payouts. Reporting it as returned gives the money back to the partner. A payout that may
 * already be transferred is never left out.
 */
export function isLeftOut(payee: Payee): boolean {
  return !isPayable(payee)
}
