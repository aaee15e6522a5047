import { FILTER_LIMITS } from '@/lib/audio/filter'
import { snapped, type Quantity } from './band'

const units: Record<Quantity, RegExp> = { fc: /\s*(k?)hz$|\s*(k)$/i, gain: /\s*()db$/i, q: /$^/ }
const NUMBER = /^[+-]?(\d+([.,]\d+)?|\d{1,3}(\.\d{3})+)$/
const THOUSANDS = /^\d{1,3}(\.\d{3})+$/

/** What was typed as a value, or why it is none. */
export type ReadNumber = { value: number } | { problem: 'noNumber' | 'outside' }

/**
 * Reads what a person types: `3,5`, `−3,5 dB`, `1,2 kHz`, `1.200`. A dot groups thousands of Hz; elsewhere it is taken for the
 * comma. The value is rounded to the grid of the catalogue, but not brought within its limits.
 */
export function readNumber(quantity: Quantity, typed: string): ReadNumber {
  const text = typed.trim().replace('\u2212', '-')
  const unit = units[quantity].exec(text)
  const digits = unit ? text.slice(0, unit.index) : text
  if (!NUMBER.test(digits)) return { problem: 'noNumber' }
  const isGrouped = quantity === 'fc' && THOUSANDS.test(digits)
  const plain = isGrouped ? digits.replaceAll('.', '') : digits.replace(',', '.')
  const value = Number(plain) * (unit?.[1] || unit?.[2] ? 1000 : 1)
  const { min, max } = FILTER_LIMITS[quantity]
  return value < min || value > max ? { problem: 'outside' } : { value: snapped(quantity, value) }
}

/** A value as one types it: with a comma, without grouping and unit. */
export function typedNumber(value: number): string {
  return String(value).replace('.', ',').replace('-', '\u2212')
}
