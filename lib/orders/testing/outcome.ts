import { findMailsOfOrder } from '@/lib/mail/data'
import type { Mail, MailTemplate } from '@/lib/mail/schema'
import type { Store } from '@/lib/store/store'
import { auditShop, type ShopFinding } from '../audit/audit-shop'

export async function findingsOf(store: Store): Promise<ShopFinding[]> {
  const findings: ShopFinding[] = []
  for await (const finding of auditShop(store)) findings.push(finding)
  return findings
}

/** Mails about an order, oldest first. */
export async function mailsOf(store: Store, orderId: string): Promise<Mail[]> {
  return (await findMailsOfOrder(store, orderId, { limit: 100 })).entries.reverse()
}

/** Templates of the mails about an order, oldest first. */
export async function templatesOf(store: Store, orderId: string): Promise<MailTemplate[]> {
  return (await mailsOf(store, orderId)).map(({ template }) => template)
}
