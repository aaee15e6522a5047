import { ShopError } from '@/lib/core/errors'
import { readStatement } from '../reading/read-statement'
import { ACCOUNT, PAYER, type SampleBooking } from './sample-files'

/** A booking as it is written into a sample file. */
export const booking: SampleBooking = {
  amount: 123_456,
  purpose: 'SK-7KQ2M-XW9TR Köhler & Söhne',
  name: 'Jörg Köhler',
}

/** The same as it is read. */
export const read = {
  account: ACCOUNT,
  bookedOn: '2026-11-20',
  amount: 123_456,
  name: 'Jörg Köhler',
  iban: PAYER,
  purpose: 'SK-7KQ2M-XW9TR Köhler & Söhne',
}
export const coverage = [{ account: ACCOUNT, until: '2026-11-20' }]

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The sentence a file is rejected with. */
export const refusalOf = (bytes: Uint8Array) =>
  readStatement(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ShopError ? error.fields?.file : error),
  )
