import type { Finding } from '@/lib/affiliate/audit'
import type { Store } from '@/lib/store/store'
import { auditShop } from '../audit-shop'

/** All that the audit finds. */
export async function findingsOf(store: Store): Promise<Finding[]> {
  const findings: Finding[] = []
  for await (const finding of auditShop(store)) findings.push(finding)
  return findings
}
