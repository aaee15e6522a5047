import type { Store } from '@/lib/store/store'
import { auditShop, type ShopFinding } from '../audit/audit-shop'

/** All findings of the audit. */
export async function findingsOf(store: Store): Promise<ShopFinding[]> {
  const findings: ShopFinding[] = []
  for await (const finding of auditShop(store)) findings.push(finding)
  return findings
}
