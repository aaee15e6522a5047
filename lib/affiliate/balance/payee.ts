import { ibanSchema } from '@/lib/legal/schema'
import { isSepaName } from '@/lib/legal/sepa-text'
import { isPayable } from '@/lib/legal/credit-transfers'

/** No payee, a name with letters that banks reject, or an invalid IBAN. */
export type PayeeProblem = 'missing' | 'holder' | 'iban'

interface Payee {
  holder: string
  iban: string
}

/** Null if a bank file can name the payee. */
export function payeeProblem(payee: Payee | undefined): PayeeProblem | null {
  if (!payee || payee.holder.trim() === '') return 'missing'
  if (!ibanSchema.safeParse(payee.iban).success) return 'iban'
  return isSepaName(payee.holder) ? null : 'holder'
}

/**
 * Banks would reject the whole file; only earlier versions made such payouts. Reporting one as returned gives the
 * money back to the partner. A payout that may already be transferred is never left out.
 */
export function isLeftOut(payee: Payee): boolean {
  return !isPayable(payee)
}
