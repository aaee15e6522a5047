import { FILTER_LIMITS } from '@/lib/audio/filter'
import { snapped, type Quantity } from './band'

const units: Record<Quantity, RegExp> = { fc: /\s*(k?)hz$|\s*(k)$/i, gain: /\s*()db$/i, q: /$^/ }
const NUMBER = /^[+-]?(\d+([.,]\d+)?|\d{1,3}(\.\d{3})+)$/
const THOUSANDS = /^\d{1,3}(\.\d{3})+$/

export type ParsedQuantity = { value: number } | { problem: 'noNumber' | 'outside' }

/** A dot groups thousands of Hz, elsewhere it is a decimal comma. Rounded to the catalogue's grid, not clamped. */
export function parseQuantity(quantity: Quantity, typed: string): ParsedQuantity {
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

/** Formats a value as one would type it: with a comma, without grouping and unit. */
export function formatQuantity(value: number): string {
  return String(value).replace('.', ',').replace('-', '\u2212')
}
