import { ibanSchema } from '@/lib/legal/schema'
import { isSepaName, sepaName } from '@/lib/legal/sepa-text'

/** Why no bank file can hold a transfer: nobody is named, in letters that banks do not take, or the IBAN is none. */
export type PayeeProblem = 'missing' | 'holder' | 'iban'

/** Whoever is paid, as a bank file names them. */
interface Payee {
  holder: string
  iban: string
}

/** Why a bank file cannot name who is to be paid; null if it can. */
export function payeeProblem(payee: Payee | undefined): PayeeProblem | null {
  if (!payee || payee.holder.trim() === '') return 'missing'
  if (!ibanSchema.safeParse(payee.iban).success) return 'iban'
  return isSepaName(payee.holder) ? null : 'holder'
}

/**
 * Whether a payout is left out of its run's file, as with it banks would refuse the file whole; earlier versions have made such
 * ones. Only its return gives the money back to the partner. What may have been transferred already is never left out.
 */
export function isLeftOut({ holder, iban }: Payee): boolean {
  return sepaName(holder) === '' || !ibanSchema.safeParse(iban).success
}
