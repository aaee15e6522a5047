import { storedValue } from '@/lib/core/stored-value'
import type { DiscountRule } from './discount-amount'

export interface AppliedCode extends DiscountRule {
  code: string
}

export const codeStore = storedValue('cart.code', 'local', appliedCode)

/** Checked by hand: a schema library would make up most of the cart's JavaScript. */
export function appliedCode(value: unknown): AppliedCode | null {
  if (typeof value !== 'object' || value === null) return null
  const { code, percent, fixed, presetIds }: Partial<Record<keyof AppliedCode, unknown>> = value
  const isPercent = typeof percent === 'number' && percent >= 0 && percent <= 100
  if (typeof code !== 'string' || code === '' || !isPercent) return null
  return {
    code,
    percent,
    ...(typeof fixed === 'number' && Number.isInteger(fixed) && fixed > 0 ? { fixed } : {}),
    ...(Array.isArray(presetIds) ? { presetIds: presetIds.map(String) } : {}),
  }
}
