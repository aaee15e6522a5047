import { EntryList } from '@/components/statements/entry-list'
import { moneyQuery } from '@/components/statements/money-query'
import { OpenRefunds } from '@/components/statements/open-refunds'
import { StatementSection } from '@/components/statements/statement-section'
import { UnmatchedList } from '@/components/statements/unmatched-list'
import { requireAdmin } from '@/lib/account/session/require-user'
import { partBefore } from '@/lib/core/listing'
import { openRefundFiles } from '@/lib/orders/refunds/bank-files/open-refund-files'
import { findUnmatched, moneyChanges } from '@/lib/payment/unmatched-data'
import { countEntries } from '@/lib/statements/count-entries'
import { listEntries } from '@/lib/statements/list-entries'
import { overdueOrders } from '@/lib/statements/overdue-orders'
import { deskPage } from '../desk-frame'
import { listOpenRefunds } from '@/lib/orders/desk/filter-orders'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'payments',
  check: requireAdmin,
  title: (t) => t('payments'),
  live: { event: 'money', version: (store) => moneyChanges.version(store) },
  show: async (store, query) => {
    const asked = moneyQuery.read(query)
    const [entries, counts, unmatched, overdue, refunds, files] = await Promise.all([
      listEntries(store, asked.state, partBefore(asked.entriesBefore, SHOWN)),
      countEntries(store),
      findUnmatched(store, partBefore(asked.unmatchedBefore, SHOWN)),
      overdueOrders(store),
      listOpenRefunds(store, partBefore(asked.refundsBefore, SHOWN)),
      openRefundFiles(store),
    ])
    return (
      <>
        <OpenRefunds files={files} orders={refunds} query={asked} />
        <StatementSection overdue={overdue} />
        <EntryList entries={entries} counts={counts} query={asked} />
        <UnmatchedList unmatched={unmatched} query={asked} />
      </>
    )
  },
})

export { generateMetadata }
export default Page
