import { now } from './clock'

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 16
/** The first of these count within a ms; 14 from an alphabet of 36 leave 72 bits. */
const COUNT_LENGTH = 2
/** Digits of every ms timestamp since 2001; the fixed length makes ids sort by time. */
const TIME_LENGTH = 13

type IdPrefix =
  | 'track'
  | 'sale'
  | 'order'
  | 'task'
  | 'ledger'
  | 'refund'
  | 'mail'
  | 'withdrawal'
  | 'payout'
  | 'run'
  | 'journal'
  | 'statement'
  | 'suggestion'
  | 'rating'
  | 'report'

let last = { time: 0, count: 0 }

/**
 * `{prefix}_{milliseconds}_{random}`; those that one process makes sort in the order they were made.
 * @throws RangeError if the time is one that no id schema accepts, as in 1970
 */
export function newId(prefix: IdPrefix): string {
  const time = now()
  last = { time, count: time === last.time ? last.count + 1 : 0 }
  const count = last.count.toString(36).padStart(COUNT_LENGTH, '0').slice(-COUNT_LENGTH)
  const id = `${prefix}_${time}_${count}${randomText(RANDOM_LENGTH - COUNT_LENGTH)}`
  if (!idPattern(prefix).test(id)) throw new RangeError(`no ids at ${time} ms since 1970: the clock is wrong`)
  return id
}

export function idPattern(prefix: IdPrefix): RegExp {
  return new RegExp(`^${prefix}_\\d{${TIME_LENGTH}}_[a-z0-9]{${RANDOM_LENGTH}}$`)
}

/** When an id was created, in ms. */
export function idTime(id: string): number {
  return Number(/_(\d{13})_/.exec(id)?.[1] ?? NaN)
}

/** A random key of 128 bits in hexadecimal, also for the browser, where `crypto.randomUUID` would require https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Uses random numbers so large that the modulo makes no character noticeably likelier: by less than one in 10^8. */
function randomText(length: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length))
  return Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length]).join('')
}
