import { ApiError, type Problem } from '@/lib/http/browser/call-api'
import type { AskedRefund } from './asked-refund'

/** By the field at which they are shown. */
export interface RefundProblems {
  choice?: string | undefined
  amount?: string | undefined
  reason?: string | undefined
  iban?: string | undefined
  holder?: string | undefined
  /** Of no field. */
  other?: string | undefined
}

export function refundProblems(problem: Problem | null, { kind }: AskedRefund): RefundProblems {
  if (!problem) return {}
  const { code, message, fields } = problem
  const place = kind === 'amount' ? 'amount' : 'choice'
  if (code === 'refund_too_large') return { [place]: message }
  const [, item] = Object.entries(fields).find(([path]) => path.startsWith('items')) ?? []
  const { amount, reason, iban, holder } = fields
  const placed = { choice: item ?? (kind === 'amount' ? undefined : amount), reason, iban, holder }
  const found = { ...placed, ...(kind === 'amount' ? { amount } : {}) }
  return Object.values(found).some(Boolean) ? found : { other: message }
}

/** As the shop would return it. */
export function unsaid({ kind }: AskedRefund, sentence: string): ApiError {
  const fields = { [kind === 'amount' ? 'amount' : 'items']: sentence }
  return new ApiError('invalid_input', '', fields)
}
