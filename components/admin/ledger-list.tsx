import { getFormatter, getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import type { LedgerEntry } from '@/lib/affiliate/sale-schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { partnerAddress } from './partner-query'

interface LedgerListProps {
  uid: string
  ledger: Listing<LedgerEntry>
  isFirstPart: boolean
}

/** A part of the movements of what a partner is owed, newest first. */
export async function LedgerList({ uid, ledger, isFirstPart }: LedgerListProps) {
  const t = await getTranslations('admin.partnerDesk')
  return (
    <section aria-labelledby="ledger" className="grid min-w-0 gap-4">
      <h2 id="ledger" className="text-xl">
        {t('ledger')}
      </h2>
      <BrokenRecords keys={ledger.broken} />
      {ledger.entries.length > 0 && (
        <DataTable
          caption={t('ledger')}
          isCaptionHidden
          columns={await ledgerColumns()}
          rows={ledger.entries}
          rowKey={({ kind, at, saleId, payoutId, amount }) => [kind, at, saleId, payoutId, amount].join(' ')}
        />
      )}
      {ledger.entries.length + ledger.broken.length === 0 && (
        <EmptyState heading="h3" title={t('noLedger')} text={t('noLedgerText')} />
      )}
      <Pager
        label={t('ledgerPages')}
        first={isFirstPart ? undefined : { href: `${partnerAddress(uid)}#ledger`, text: t('firstLedger') }}
        next={
          ledger.next === null ? undefined : { href: partnerAddress(uid, ledger.next), text: t('nextLedger') }
        }
      />
    </section>
  )
}

async function ledgerColumns() {
  const t = await getTranslations('admin.partnerDesk')
  const format = await getFormatter()
  return [
    {
      key: 'at',
      header: t('ledgerColumns.at'),
      cell: ({ at }: LedgerEntry) => (
        <span className="number whitespace-nowrap">
          {t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })}
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('ledgerColumns.kind'),
      cell: ({ kind }: LedgerEntry) => t(`kinds.${kind}`),
    },
    {
      key: 'about',
      header: t('ledgerColumns.about'),
      cell: ({ note, saleId, payoutId }: LedgerEntry) => (
        <span className="wrap-anywhere">{note ?? payoutId ?? saleId ?? ''}</span>
      ),
    },
    {
      key: 'amount',
      header: t('ledgerColumns.amount'),
      align: 'end' as const,
      cell: ({ amount }: LedgerEntry) => formatCents(amount),
    },
  ]
}
