import type { Finding } from '@/lib/affiliate/audit'
import type { InvoiceFinding } from '@/lib/invoices/audit'
import type { Store } from '@/lib/store/store'
import { auditShop } from '../audit-shop'

/** All that the audit finds. */
export async function findingsOf(store: Store): Promise<(Finding | InvoiceFinding)[]> {
  const findings: (Finding | InvoiceFinding)[] = []
  for await (const finding of auditShop(store)) findings.push(finding)
  return findings
}
