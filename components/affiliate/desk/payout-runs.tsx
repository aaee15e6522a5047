import { numberColumn } from '@/components/ui/data-table'
import { getFormatter, getTranslations } from 'next-intl/server'
import { FreshDownload } from '@/components/account/proof/fresh-download'
import { ShopLink } from '@/components/ui/shop-link'
import type { PayoutRun } from '@/lib/affiliate/payouts/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { DeskTable } from '@/components/desk/desk-list'
import { payoutsQuery, type PayoutQuery } from './payout-query'
import { RefreshWhileRunning } from '@/components/desk/refresh-while-running'

interface PayoutRunsProps {
  runs: Listing<PayoutRun>
  query: PayoutQuery
  /** May download the bank files; downloads are recorded. */
  isAdmin: boolean
}

export async function PayoutRuns({ runs, query, isAdmin }: PayoutRunsProps) {
  const t = await getTranslations('admin.payouts.runs')
  const linkTo = (before?: string) => payoutsQuery.address({ ...query, runsBefore: before }, 'runs')
  return (
    <DeskTable
      id="runs"
      title={t('title')}
      part={runs}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: query.runsBefore === undefined,
        linkTo,
      }}
      columns={await columns(query, isAdmin)}
      rowKey={({ id }) => id}
    >
      {runs.entries.some(({ doneAt }) => doneAt === undefined) && <RefreshWhileRunning />}
    </DeskTable>
  )
}

async function columns(query: PayoutQuery, isAdmin: boolean) {
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
    numberColumn('payouts', t('columns.payouts'), ({ payouts }: PayoutRun) => (
      <span className="number">{format.number(payouts)}</span>
    )),
    numberColumn('amount', t('columns.amount'), ({ amount }: PayoutRun) => (
      <span className="number">{formatCents(amount)}</span>
    )),
    {
      key: 'files',
      header: t('columns.files'),
      cell: (run: PayoutRun) => <RunFiles run={run} date={timeOf(run)} query={query} isAdmin={isAdmin} />,
    },
  ]
}

interface RunFilesProps {
  run: PayoutRun
  date: string
  query: PayoutQuery
  isAdmin: boolean
}

async function RunFiles({ run, date, query, isAdmin }: RunFilesProps) {
  const t = await getTranslations('admin.payouts.runs')
  const format = await getFormatter()
  const style = 'inline-flex min-h-11 items-center underline'
  const address = `/api/admin/payouts/${run.id}`
  return (
    <div className="flex flex-wrap gap-x-4">
      {run.doneAt === undefined ? (
        <span className="inline-flex min-h-11 items-center text-muted">{t('running')}</span>
      ) : isAdmin ? (
        <>
          <FreshDownload
            className={style}
            href={`${address}/pain.001.xml`}
            aria-label={t('bankName', { date })}
          >
            {t('bank')}
          </FreshDownload>
          <FreshDownload
            className={style}
            href={`${address}/auszahlung.csv`}
            aria-label={t('tableName', { date })}
          >
            {t('table')}
          </FreshDownload>
        </>
      ) : null}
      <ShopLink
        className={style}
        href={payoutsQuery.address({ ...query, run: run.id, payoutsBefore: undefined }, 'run')}
        aria-label={t('showName', { date })}
      >
        {t('show')}
      </ShopLink>
      {run.fetchedAt !== undefined && (
        <p className="basis-full text-sm text-muted">
          {t('fetched', { date: format.dateTime(run.fetchedAt, { dateStyle: 'short', timeStyle: 'short' }) })}
        </p>
      )}
    </div>
  )
}
