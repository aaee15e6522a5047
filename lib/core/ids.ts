import { randomInt } from 'node:crypto'
import { now } from './clock'

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'
/** 16 characters from an alphabet of 36 give 82.7 bits. */
const RANDOM_LENGTH = 16
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

/**
 * A new id of the form `{prefix}_{milliseconds}_{random}`; the random part comes from the system's secure
 * source.
 * @throws RangeError if the clock gives a time no id schema accepts, such as one in 1970
 */
export function newId(prefix: IdPrefix): string {
  const time = now()
  const id = `${prefix}_${time}_${randomText(RANDOM_LENGTH)}`
  if (!idPattern(prefix).test(id)) throw new RangeError(`no ids at ${time} ms since 1970: the clock is wrong`)
  return id
}

/** Pattern of ids with this prefix, for schemas. */
export function idPattern(prefix: IdPrefix): RegExp {
  return new RegExp(`^${prefix}_\\d{${TIME_LENGTH}}_[a-z0-9]{${RANDOM_LENGTH}}$`)
}

/** When an id was created, in ms. */
export function idTime(id: string): number {
  return Number(/_(\d{13})_/.exec(id)?.[1] ?? NaN)
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
