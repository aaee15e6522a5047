import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { moneyPage } from '@/components/desk/admin-query'
import { EntryList } from '@/components/statements/entry-list'
import { readMoneyQuery } from '@/components/statements/money-query'
import { OpenRefunds } from '@/components/statements/open-refunds'
import { StatementSection } from '@/components/statements/statement-section'
import { UnmatchedList } from '@/components/statements/unmatched-list'
import { LiveRefresh } from '@/components/ui/live-refresh'
import { requireAdmin } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { partBefore } from '@/lib/core/listing'
import { listOpenRefunds } from '@/lib/orders/desk/list-orders'
import { listUnmatched } from '@/lib/payment/list-unmatched'
import { moneyChanges } from '@/lib/payment/money-changes'
import { countEntries } from '@/lib/statements/count-entries'
import { listEntries } from '@/lib/statements/list-entries'
import { overdueOrders } from '@/lib/statements/overdue-orders'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const SHOWN = 20

const admit = () => admitVisitor(moneyPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('payments'), robots: { index: false } })
}

export default async function MoneyPage({ searchParams }: PageProps<'/admin/zahlungen'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const query = readMoneyQuery(await searchParams)
  // Read before the rest, so that changes in between trigger a refresh.
  const version = await moneyChanges.version(store())
  const [entries, counts, unmatched, waiting, overdue, refunds] = await Promise.all([
    listEntries(store(), query.state, partBefore(query.entriesBefore, SHOWN)),
    countEntries(store()),
    listUnmatched(store(), partBefore(query.unmatchedBefore, SHOWN)),
    countWaiting(store()),
    overdueOrders(store()),
    listOpenRefunds(store(), partBefore(query.refundsBefore, SHOWN)),
  ])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={moneyPage} />
      <LiveRefresh event="money" version={version} />
      <AdminHead current={moneyPage} waiting={waiting} />
      <OpenRefunds orders={refunds} query={query} />
      <StatementSection overdue={overdue} />
      <EntryList entries={entries} counts={counts} query={query} />
      <UnmatchedList unmatched={unmatched} query={query} />
    </div>
  )
}
