import { nameKeyOf, type Identified } from './reading/identify'
import type { BankEntry, Booking, StatementFormat } from './schema'

export type Verdict = 'known' | 'unsure'

type Stored = Booking & Pick<BankEntry, 'format'>

/** '' where a file does not state one. */
interface Facts {
  format: StatementFormat
  account: string
  iban: string
  name: string
  endToEndId: string
  bankReference: string
}

/**
 * Pairs bookings with stored ones of the same day, amount and purpose (decision 45), one to one: first those with the
 * same payer or reference, then those with no difference. If only day and amount agree, the result is unsure.
 * @returns by the bookings' ids; missing ones are new
 */
export function pairTwins(
  bookings: readonly Identified[],
  stored: readonly Stored[],
  format: StatementFormat,
): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>()
  const left = new Set(stored.map((one) => factsOf(one, one.format)))
  const own = bookings.map(({ id, booking }) => ({ id, booking, facts: factsOf(booking, format) }))
  for (const isLike of [isSamePayer, () => true])
    for (const { id, booking, facts } of own) {
      if (left.size === 0) return verdicts
      if (verdicts.has(id)) continue
      const found = firstOf(left, (one) => isLike(one, facts) && mayBe(one, facts))
      if (!found) continue
      left.delete(found)
      verdicts.set(id, booking.purpose !== '' || isSamePayer(found, facts) ? 'known' : 'unsure')
    }
  return verdicts
}

function factsOf(booking: Booking, format: StatementFormat): Facts {
  const { account, iban, endToEndId = '', bankReference = '' } = booking
  return { format, account, iban, name: nameKeyOf(booking.name), endToEndId, bankReference }
}

function firstOf(left: ReadonlySet<Facts>, isRight: (one: Facts) => boolean): Facts | undefined {
  for (const one of left) if (isRight(one)) return one
  return undefined
}

function isSamePayer(one: Facts, other: Facts): boolean {
  const isIn = (key: 'iban' | 'endToEndId') => one[key] !== '' && one[key] === other[key]
  return isIn('iban') || isIn('endToEndId') || (one.name !== '' && other.name !== '' && isBegun(one, other))
}

/** Files of one format state all values alike; CAMT messages quote the same references. */
function mayBe(one: Facts, other: Facts): boolean {
  const isLenient = one.format !== other.format
  const isOpen = (key: 'account' | 'iban' | 'endToEndId' | 'bankReference') =>
    one[key] === other[key] || (isLenient && (one[key] === '' || other[key] === ''))
  const isName = isLenient ? isBegun(one, other) : one.name === other.name
  const isReference = kindOf(one) !== kindOf(other) || isOpen('bankReference')
  return isName && isReference && isOpen('account') && isOpen('iban') && isOpen('endToEndId')
}

/** Banks truncate long names. */
const isBegun = (one: Facts, other: Facts) =>
  one.name.startsWith(other.name) || other.name.startsWith(one.name)

const kindOf = ({ format }: Facts) => format.replace(/\.\d+$/, '')
