import 'server-only'
import type { MailAttachment } from '@/lib/mail/content'
import type { Store } from '@/lib/store/store'

export function invoiceFile(_store: Store, _orderId: string): Promise<MailAttachment[]> {
  return Promise.resolve([])
}

export function correctionFile(
  _store: Store,
  _orderId: string,
  _refundId: string,
): Promise<MailAttachment[]> {
  return Promise.resolve([])
}
