import { moneyColumn } from '@/components/ui/data-table'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { NamedEntry } from '@/lib/affiliate/sales/named-ledger'
import type { Listing } from '@/lib/core/listing'
import { DeskTable } from '@/components/desk/desk-list'
import { partnerAddress } from './partner-query'

interface LedgerListProps {
  uid: string
  ledger: Listing<NamedEntry>
  isFirstPart: boolean
}

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
      cell: ({ at }: NamedEntry) => (
        <span className="number whitespace-nowrap">
          {t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })}
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('ledgerColumns.kind'),
      cell: ({ kind }: NamedEntry) => t(`kinds.${kind}`),
    },
    {
      key: 'about',
      header: t('ledgerColumns.about'),
      cell: ({ note, sale, saleId, payoutId }: NamedEntry) => (
        <span className="wrap-anywhere">
          {sale && <span className="block">{sale.productName}</span>}
          {note ?? payoutId ?? saleId ?? ''}
        </span>
      ),
    },
    moneyColumn('amount', t('ledgerColumns.amount'), ({ amount }: NamedEntry) => amount),
  ]
}
