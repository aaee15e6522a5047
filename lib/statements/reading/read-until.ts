import { isValidIBAN } from 'ibantools'
import { shiftDay } from '@/lib/core/clock'
import { owner } from '@/lib/legal/current-owner'
import { compactIban } from './read-values'
import type { Coverage } from '../schema'

/**
 * The last day with all transfers to the shop's account in a file: it covers the day, and was made after it.
 * Null if it has none of that account. Days as `YYYY-MM-DD`.
 * @param readOn the day it was first read
 */
export function readUntil(coverage: readonly Coverage[], readOn: string): string | null {
  const own = compactIban(owner().bank.iban)
  const days = coverage
    .filter(({ account }) => account === own || !isValidIBAN(account))
    .map(({ until, madeOn = until }) => earliest(until, shiftDay(madeOn, -1), shiftDay(readOn, -1)))
  return days.sort().at(-1) ?? null
}

const earliest = (...days: [string, ...string[]]) => days.reduce((one, other) => (one < other ? one : other))
