import { getFormatter, getTranslations } from 'next-intl/server'
import type { LedgerEntry } from '@/lib/affiliate/sales/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { DeskTable } from '@/components/desk/desk-list'
import { partnerAddress } from './partner-query'

interface LedgerListProps {
  uid: string
  ledger: Listing<LedgerEntry>
  isFirstPart: boolean
}

/** One page of a partner's ledger, newest first. */
export async function LedgerList({ uid, ledger, isFirstPart }: LedgerListProps) {
  const t = await getTranslations('admin.partnerDesk')
  const linkTo = (before?: string) => (before ? partnerAddress(uid, before) : `${partnerAddress(uid)}#ledger`)
  return (
    <DeskTable
      id="ledger"
      title={t('ledger')}
      part={ledger}
      none={{ title: t('noLedger'), text: t('noLedgerText') }}
      pages={{
        label: t('ledgerPages'),
        first: t('firstLedger'),
        next: t('nextLedger'),
        isFirst: isFirstPart,
        linkTo,
      }}
      columns={await ledgerColumns()}
      rowKey={({ kind, at, saleId, payoutId, amount }) => [kind, at, saleId, payoutId, amount].join(' ')}
    />
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
