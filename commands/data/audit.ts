import type { Env } from '@/lib/core/env'
import type { Store } from '@/lib/store/store'
import { dataText as t, say } from '@/build/command-texts'
import { withStore } from '../open-data'
import { auditAccounts, type AccountFinding } from '@/lib/customer/audit-accounts'
import { auditShop, type ShopFinding } from '@/lib/orders/audit/audit-shop'
import { auditRatings, type RatingFinding } from '@/lib/ratings/audit'
import { auditStatements, type StatementFinding } from '@/lib/statements/audit'
import { auditVotes, type VotingFinding } from '@/lib/voting/audit'

const AUDITS = [auditShop, auditStatements, auditVotes, auditRatings, auditAccounts]

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

export async function* findingsOf(store: Store): AsyncGenerator<string> {
  for await (const finding of auditAll(store)) yield lineOf(finding)
}

function lineOf(finding: Finding): string {
  if (finding.code !== 'figure') return t(`findings.${finding.code}`, { path: finding.path })
  const { path, stored, expected } = finding
  return t('difference', { path, stored: String(stored), expected: String(expected) })
}

type Finding = ShopFinding | StatementFinding | VotingFinding | RatingFinding | AccountFinding

/** @param at when the data were current (ms): the time of a copy, or now */
async function* auditAll(store: Store, at?: number): AsyncGenerator<Finding> {
  for (const audit of AUDITS) yield* audit(store, at)
}
