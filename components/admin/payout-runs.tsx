import { getFormatter, getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { ShopLink } from '@/components/ui/shop-link'
import type { PayoutRun } from '@/lib/affiliate/payout-schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { payoutAddress, type PayoutQuery } from './payout-query'
import { RefreshWhileRunning } from './refresh-while-running'

/** The runs so far, newest first, each with its files. */
export async function PayoutRuns({ runs, query }: { runs: Listing<PayoutRun>; query: PayoutQuery }) {
  const t = await getTranslations('admin.payouts.runs')
  const { entries, broken, next } = runs
  const linkTo = (before?: string) => payoutAddress({ ...query, runsBefore: before }, 'runs')
  return (
    <section aria-labelledby="runs" className="grid min-w-0 gap-4">
      <h2 id="runs" className="text-xl">
        {t('title')}
      </h2>
      {entries.some(({ doneAt }) => doneAt === undefined) && <RefreshWhileRunning />}
      <BrokenRecords keys={broken} />
      {entries.length > 0 && (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={await columns(query)}
          rows={entries}
          rowKey={({ id }) => id}
        />
      )}
      {entries.length + broken.length === 0 && (
        <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
      )}
      <Pager
        label={t('pages')}
        first={query.runsBefore === undefined ? undefined : { href: linkTo(), text: t('first') }}
        next={next === null ? undefined : { href: linkTo(next), text: t('next') }}
      />
    </section>
  )
}

async function columns(query: PayoutQuery) {
  const t = await getTranslations('admin.payouts.runs')
  const format = await getFormatter()
  const timeOf = ({ at }: PayoutRun) =>
    t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })
  return [
    {
      key: 'at',
      header: t('columns.at'),
      cell: (run: PayoutRun) => <span className="number whitespace-nowrap">{timeOf(run)}</span>,
    },
    {
      key: 'payouts',
      header: t('columns.payouts'),
      align: 'end' as const,
      cell: ({ payouts }: PayoutRun) => <span className="number">{format.number(payouts)}</span>,
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end' as const,
      cell: ({ amount }: PayoutRun) => <span className="number">{formatCents(amount)}</span>,
    },
    {
      key: 'files',
      header: t('columns.files'),
      cell: (run: PayoutRun) => <RunFiles run={run} date={timeOf(run)} query={query} />,
    },
  ]
}

async function RunFiles({ run, date, query }: { run: PayoutRun; date: string; query: PayoutQuery }) {
  const t = await getTranslations('admin.payouts.runs')
  const style = 'inline-flex min-h-11 items-center underline'
  const address = `/api/admin/payouts/${run.id}`
  return (
    <div className="flex flex-wrap gap-x-4">
      {run.doneAt === undefined ? (
        <span className="inline-flex min-h-11 items-center text-muted">{t('running')}</span>
      ) : (
        <>
          <a className={style} href={`${address}/pain.001.xml`} download aria-label={t('bankName', { date })}>
            {t('bank')}
          </a>
          <a
            className={style}
            href={`${address}/auszahlung.csv`}
            download
            aria-label={t('tableName', { date })}
          >
            {t('table')}
          </a>
        </>
      )}
      <ShopLink
        className={style}
        href={payoutAddress({ ...query, run: run.id, payoutsBefore: undefined }, 'run')}
        aria-label={t('showName', { date })}
      >
        {t('show')}
      </ShopLink>
    </div>
  )
}
