import { friendlyFormatIBAN } from 'ibantools'
import { getTranslations } from 'next-intl/server'
import { DataTable, moneyColumn } from '@/components/ui/data-table'
import { SHOWN } from '@/lib/admin/complete-order'
import { openDispute } from '@/lib/orders/disputes'
import type { DeskRecord } from '@/lib/orders/order-fields'
import type { Refund } from '@/lib/orders/refund-schema'
import { DeskSection, deskTime } from './desk-section'

type Row = Refund & { id: string }

export async function OrderRefunds({ order, isAdmin }: { order: DeskRecord; isAdmin: boolean }) {
  const t = await getTranslations('admin.orderDesk.refunds')
  const time = await deskTime()
  const rows = Object.entries(order.refunds ?? {})
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .slice(0, SHOWN)
    .map(([id, refund]) => ({ id, ...refund }))
  const isDisputed = openDispute(order) !== null
  const stateOf = ({ status, calledOffAt, despiteDispute }: Omit<Row, 'iban'>) => {
    if (status === 'failed' && calledOffAt !== undefined) return 'givenUp'
    if (!isDisputed) return status
    if (status === 'failed') return 'failedDisputed'
    return status === 'pending' && !despiteDispute ? 'pendingDisputed' : status
  }
  const columns = [
    { key: 'at', header: t('at'), cell: ({ at }: Row) => time(at) },
    {
      key: 'reason',
      header: t('reason'),
      cell: ({ reason = '–', surplusOf }: Row) => (surplusOf === undefined ? reason : t('surplus')),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ iban, ...row }: Row) => (
        <>
          {t(`states.${stateOf(row)}`)}
          {isAdmin && iban !== undefined && (
            <bdi className="number block">{friendlyFormatIBAN(iban) ?? iban}</bdi>
          )}
        </>
      ),
    },
    moneyColumn('amount', t('amount'), ({ amount }: Row) => amount),
  ]
  return (
    <DeskSection id="refunds" title={t('title')}>
      {rows.length === 0 ? (
        <p className="text-sm">{t('none')}</p>
      ) : (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </DeskSection>
  )
}
