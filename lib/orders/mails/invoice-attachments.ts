import { getInvoice } from '@/lib/invoices/data'
import { invoicePdf } from '@/lib/invoices/invoice-pdf'
import type { Invoice } from '@/lib/invoices/schema'
import { log } from '@/lib/core/log'
import type { MailAttachment, MailContent } from '@/lib/mail/content'
import { StoreError, type Changes, type Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairOf, pairSubject } from '@/lib/tasks/schema'
import { buyerNotified, getOrder } from '../data'
import { formerInvoices } from '../invoicing/data'
import { ensureCorrection } from '../invoicing/ensure-correction'
import { ensureInvoice } from '../invoicing/ensure-invoice'
import type { Order } from '../schema'
import { t } from '../mail-texts'

/** With the cancellation of the invoice it replaces. */
export async function singleAttachments(
  store: Store,
  order: Order,
  number: string,
): Promise<{ attachments: MailAttachment[]; isReplacement: boolean }> {
  const document = await getInvoice(store, number)
  const former = formerInvoices(order).find((each) => each.number === document?.replaces)
  const cancelling = former ? await getInvoice(store, former.cancelledBy) : null
  const attachments = [...(await filesOf(document)), ...(await filesOf(cancelling))]
  return { attachments, isReplacement: former !== undefined }
}

type Enclosed = Required<Pick<MailContent, 'parts' | 'attachments' | 'following'>>

/**
 * An invoice or a refund's correction. If it cannot be numbered now, the mail says that it follows, and a task sends
 * it. @throws StoreError while the store does not answer
 */
export async function enclosed(store: Store, orderId: string, refundId?: string): Promise<Enclosed> {
  const [kind, ensure] =
    refundId === undefined
      ? (['invoice', () => ensureInvoice(store, orderId)] as const)
      : (['correction', () => ensureCorrection(store, orderId, refundId)] as const)
  const say = (text: string): MailContent['parts'] => [{ kind: 'text', text }]
  try {
    const attachments = await filesOf(await ensure())
    const parts = attachments.length === 0 ? [] : say(t(`enclosed.${kind}`))
    return { parts, attachments, following: {} }
  } catch (error) {
    if (error instanceof StoreError && error.code === 'unavailable') throw error
    log().warn({ error, orderId }, 'a mail goes out before its document')
    const { changes } = taskAdded('invoice-mail', pairSubject(orderId, refundId ?? ''))
    return { parts: say(t(`enclosed.${kind}Later`)), attachments: [], following: changes }
  }
}

/** The task `invoice-mail`, for a document that a mail could not wait for. */
export async function mailDocument(store: Store, subject: string): Promise<Changes> {
  const [orderId, refundId] = pairOf(subject)
  const document = await (refundId === ''
    ? ensureInvoice(store, orderId)
    : ensureCorrection(store, orderId, refundId))
  const order = await getOrder(store, orderId)
  return order && document ? buyerNotified(order, 'order-invoice', document.number) : {}
}

async function filesOf(invoice: Invoice | null): Promise<MailAttachment[]> {
  if (!invoice) return []
  const filename = t(`files.${invoice.kind === 'invoice' ? 'invoice' : 'correction'}`, {
    number: invoice.number,
  })
  return [{ filename, contentType: 'application/pdf', content: await invoicePdf(invoice) }]
}
