import type { Env } from '@/lib/core/env'
import { auditAccounts, type AccountFinding } from '@/lib/customer/audit-accounts'
import { auditHeard, type HeardFinding } from '@/lib/listening-results/audit'
import { auditShop, type ShopFinding } from '@/lib/orders/audit/audit-shop'
import { auditRatings, type RatingFinding } from '@/lib/ratings/audit'
import type { Store } from '@/lib/store/store'
import { auditStatements, type StatementFinding } from '@/lib/statements/audit'
import { auditVotes, type VotingFinding } from '@/lib/voting/audit'
import { dataText as t, say } from '@/build/command-texts'
import { withStore } from '../open-data'

/** `audit`; exit code 1 tells other programs that something differs. */
export async function printAudit(settings: Env): Promise<void> {
  const count = await withStore(settings, async (store) => {
    let findings = 0
    for await (const finding of findingsOf(store)) {
      findings += 1
      say(finding)
    }
    return findings
  })
  say(t('audited', { count }))
  if (settings.STORE_ENGINE === 'firebase') process.stderr.write(`${t('not_one_state')}\n`)
  if (count > 0) process.exitCode = 1
}

const AUDITS = [auditShop, auditStatements, auditVotes, auditRatings, auditHeard, auditAccounts]

/** A sentence for everything that does not add up. */
export async function* findingsOf(store: Store): AsyncGenerator<string> {
  for (const audit of AUDITS) for await (const finding of audit(store)) yield lineOf(finding)
}

type Found = ShopFinding | StatementFinding | VotingFinding | RatingFinding | HeardFinding | AccountFinding

function lineOf(finding: Found): string {
  if (finding.code !== 'figure') return t(`findings.${finding.code}`, { path: finding.path })
  const { path, stored, expected } = finding
  return t('difference', { path, stored: String(stored), expected: String(expected) })
}
