import type { InvoiceFinding } from '@/lib/invoices/audit'
import { firstBookYear } from '@/lib/legal/retention'
import type { Scratch } from '@/lib/store/scratch'
import { pairSubject } from '@/lib/tasks/schema'
import { correctionDue } from '../invoicing/ensure-correction'
import { formerInvoices } from '../invoicing/data'
import { isInvoiceOutdated } from '../invoicing/ensure-invoice'
import { bookYearsOf } from '../order-fields'
import type { Order } from '../schema'

/** An invoice may be missing this long if a task to issue it is waiting. */
const ISSUE_MS = 15 * 60_000

/** Needs notes of `auditSeries`, and `invoice` notes for tasks. Orders without payment details predate invoices. */
export function* auditInvoicesOf(order: Order, path: string, scratch: Scratch): Generator<InvoiceFinding> {
  const { payment, takenBack } = order
  if (takenBack) yield* auditCorrections(order, path, scratch)
  if (!payment) return
  if (lacksInvoice(order, payment.paidAt, scratch)) yield { code: 'missing_invoice', path }
  if (!takenBack) yield* auditCorrections(order, path, scratch)
}

/** The first, a replacement, or the cancellation of a replaced one. */
function lacksInvoice(order: Order, paidAt: number, scratch: Scratch): boolean {
  const { id, invoice, billingChange, takenBack = {} } = order
  if (invoice === undefined) return !isComing(scratch, id, paidAt)
  if (!areReplaced(order, scratch)) return true
  const isHeldUp = Object.keys(takenBack).some((takenId) => correctionDue(order, takenId))
  return isInvoiceOutdated(order) && !isHeldUp && !isComing(scratch, id, billingChange?.at ?? 0)
}

/** A chain from the first, each replacing the one before, to the current one. */
function areReplaced(order: Order, scratch: Scratch): boolean {
  const { id, invoice = '' } = order
  const all = [...formerInvoices(order), { number: invoice, cancelledBy: undefined }]
  const areThere = all.every(({ number, cancelledBy }, index) => {
    const before = all[index - 1]?.number
    const found = before === undefined ? scratch.noted('invoiced', id) : scratch.noted('inPlaceOf', before)
    const isCancelled = cancelledBy === undefined || isIssued(order, cancelledBy, scratch)
    return isPast(order, number) || (found === number && isCancelled)
  })
  return areThere && scratch.noted('inPlaceOf', invoice) === undefined
}

const isIssued = (order: Order, number: string, scratch: Scratch) =>
  isPast(order, number) || scratch.noted('issued', number) !== undefined

/** From a year whose books are deleted, while a later event keeps its order. */
function isPast(order: Order, number: string): boolean {
  const [, year] = number.split('-')
  return Number(year) < firstBookYear(bookYearsOf(order))
}

function* auditCorrections(order: Order, path: string, scratch: Scratch): Generator<InvoiceFinding> {
  const { id, refunds = {}, takenBack = {}, corrections = {} } = order
  const times = [
    ...Object.entries(refunds).map(([id, { at, settledAt = at }]) => [id, settledAt] as const),
    ...Object.entries(takenBack).map(([id, { at, paidAgainAt = at }]) => [id, paidAgainAt] as const),
  ]
  for (const [refundId, changedAt] of times) {
    const { number, cancelled } = corrections[refundId] ?? {}
    const isLost = [number, cancelled].some((each) => each !== undefined && !isIssued(order, each, scratch))
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
  return scratch.noted('invoice', subject) !== undefined && at >= scratch.at - ISSUE_MS
}
