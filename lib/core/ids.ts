import { randomInt } from 'node:crypto'
import { now } from './clock'

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'
/** 16 characters of 36 are 82.7 bits. */
const RANDOM_LENGTH = 16
/** The length of times since 2001; with it, ids are in the order of their times. */
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

/**
 * A new id of the form `{prefix}_{milliseconds}_{random}`; the random part comes from the system's source.
 * @throws RangeError if the clock gives a time whose id no schema would take, such as one of 1970
 */
export function newId(prefix: IdPrefix): string {
  const time = now()
  const id = `${prefix}_${time}_${randomText(RANDOM_LENGTH)}`
  if (!idPattern(prefix).test(id)) throw new RangeError(`no ids at ${time} ms since 1970: the clock is wrong`)
  return id
}

/** The form of ids with this prefix, for schemas. */
export function idPattern(prefix: IdPrefix): RegExp {
  return new RegExp(`^${prefix}_\\d{${TIME_LENGTH}}_[a-z0-9]{${RANDOM_LENGTH}}$`)
}

/** When an id was made, in ms. */
export function idTime(id: string): number {
  return Number(/_(\d{13})_/.exec(id)?.[1] ?? NaN)
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
