import 'server-only'
import { now } from '@/lib/core/clock'
import type { InvoiceFinding } from '@/lib/invoices/audit'
import type { Scratch } from '@/lib/store/scratch'
import { pairSubject } from '@/lib/tasks/schema'
import { correctionDue } from '../invoicing/ensure-correction'
import type { Order } from '../schema'

/** How long after a payment or refund its invoice may be missing while a task to issue it is waiting. */
const ISSUE_MS = 15 * 60_000

/**
 * Reports an order's missing invoices. Needs the scratch notes of `auditSeries`, and `invoice` notes for the
 * subjects of tasks that issue one. Orders without payment details predate invoices.
 */
export function* auditInvoicesOf(order: Order, path: string, scratch: Scratch): Generator<InvoiceFinding> {
  const { id, payment, invoice, takenBack } = order
  if (takenBack) yield* auditCorrections(order, path, scratch)
  if (!payment) return
  const isMissing =
    invoice === undefined ? !isComing(scratch, id, payment.paidAt) : scratch.noted('invoiced', id) !== invoice
  if (isMissing) yield { code: 'missing_invoice', path }
  if (!takenBack) yield* auditCorrections(order, path, scratch)
}

function* auditCorrections(order: Order, path: string, scratch: Scratch): Generator<InvoiceFinding> {
  const { id, refunds = {}, takenBack = {}, corrections = {} } = order
  const isIssued = (number: string) => scratch.noted('issued', number) !== undefined
  const times = [
    ...Object.entries(refunds).map(([id, { at, settledAt = at }]) => [id, settledAt] as const),
    ...Object.entries(takenBack).map(([id, { at, paidAgainAt = at }]) => [id, paidAgainAt] as const),
  ]
  for (const [refundId, changedAt] of times) {
    const { number, cancelled } = corrections[refundId] ?? {}
    const isLost = [number, cancelled].some((each) => each !== undefined && !isIssued(each))
    const isDue = correctionDue(order, refundId) !== null
    const isAwaited = isComing(scratch, pairSubject(id, refundId), changedAt)
    if (isLost || (isDue && !isAwaited)) {
      yield {
        code: 'missing_correction',
        path: `${path}/${Object.hasOwn(refunds, refundId) ? 'refunds' : 'takenBack'}/${refundId}`,
      }
    }
  }
}

function isComing(scratch: Scratch, subject: string, at: number): boolean {
  return scratch.noted('invoice', subject) !== undefined && at >= now() - ISSUE_MS
}
