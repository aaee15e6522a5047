import { ibanSchema } from './schema'
import { sepaName } from './sepa-text'

/** Whether a bank file can contain this payee: banks reject the whole file otherwise. */
export function isPayable({ holder, iban }: { holder: string; iban: string }): boolean {
  return sepaName(holder) !== '' && ibanSchema.safeParse(iban).success
}
