import { keyedHash } from '@/lib/core/server-secret'
import { journalAdded } from '@/lib/journal/data'
import { findReportsBy, reporterForgotten, reportRemoved } from '@/lib/ratings/reports/data'
import type { Report } from '@/lib/ratings/reports/schema'
import type { Store } from '@/lib/store/store'

const MOST = 100

export async function reportsUnder(store: Store, email: string): Promise<Report[]> {
  return (await findReportsBy(store, email, { limit: MOST })).entries
}

/** All of them; of undecided ones only the sender's data. Each with its journal entry. */
export async function forgetReports(store: Store, email: string, actor: string): Promise<void> {
  for (const report of await reportsUnder(store, email)) {
    const entry = journalAdded({ actor, act: 'customer-forgotten', subject: `reports/${report.id}` })
    const gone = report.status === 'open' ? reporterForgotten(report) : reportRemoved(report)
    await store.updateOnce(`erasure_${keyedHash('erasure', `${report.id} ${report.status}`)}`, {
      ...gone,
      ...entry,
    })
  }
}
