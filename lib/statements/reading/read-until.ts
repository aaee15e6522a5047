import { isValidIBAN } from 'ibantools'
import { shiftDay } from '@/lib/core/clock'
import { owner } from '@/lib/legal/owner'
import { compactIban } from './read-values'
import type { Coverage } from '../schema'

/**
 * The last day of which a file holds all transfers to the shop's account: it speaks of it, and the day was over when the file was
 * made. Null if it holds none of that account. Days as `YYYY-MM-DD`.
 * @param readOn the day on which it was read first
 */
export function readUntil(coverage: readonly Coverage[], readOn: string): string | null {
  const own = compactIban(owner.bank.iban)
  const days = coverage
    .filter(({ account }) => account === own || !isValidIBAN(account))
    .map(({ until, madeOn = until }) => earliest(until, shiftDay(madeOn, -1), shiftDay(readOn, -1)))
  return days.sort().at(-1) ?? null
}

const earliest = (...days: [string, ...string[]]) => days.reduce((one, other) => (one < other ? one : other))
