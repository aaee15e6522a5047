import { ShopError } from '@/lib/core/errors'
import { proveDays } from '../reading/section'
import type { Coverage } from '../schema'
import { ACCOUNT, PAYER, type SampleBooking } from './sample-files'
import { readStatement } from '../reading/identify-statement'

/** A booking to write into a sample file. */
export const booking: SampleBooking = {
  amount: 123_456,
  purpose: 'SK-7KQ2M-XW9TR Köhler & Söhne',
  name: 'Jörg Köhler',
}

/** The same as it should be read. */
export const read = {
  account: ACCOUNT,
  bookedOn: '2026-11-20',
  amount: 123_456,
  name: 'Jörg Köhler',
  iban: PAYER,
  purpose: 'SK-7KQ2M-XW9TR Köhler & Söhne',
}
export const coverage = [{ account: ACCOUNT, from: '2026-11-20', until: '2026-11-20' }]

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A file's payments without `otherText`, the days it proves, and its warnings, if any. */
export async function readSample(bytes: Uint8Array) {
  const { format, bookings, sections, warnings: leftOut } = await readStatement(bytes)
  const proven = proveDays(sections)
  const coverage: Pick<Coverage, 'account' | 'from' | 'until'>[] = proven.coverage.map(
    ({ account, from, until }) => ({ account, from, until }),
  )
  const warnings = [...leftOut, ...proven.warnings]
  const bare = bookings.map((booking) => {
    const copy = { ...booking }
    delete copy.otherText
    return copy
  })
  return { format, bookings: bare, coverage, ...(warnings.length === 0 ? {} : { warnings }) }
}

/** The message with which a file is rejected. */
export const refusalOf = (bytes: Uint8Array) =>
  readStatement(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ShopError ? error.fields?.file : error),
  )
