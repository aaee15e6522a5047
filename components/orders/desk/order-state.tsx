import { friendlyFormatIBAN } from 'ibantools'
import { getFormatter, getTranslations } from 'next-intl/server'
import { OrderBadge, shownState } from '../order-badge'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatCents } from '@/lib/core/money'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'

interface OrderStateProps {
  order: DeskOrder
  /** Names the accounts of open refunds. */
  hasAccounts?: boolean
}

export async function OrderState({ order, hasAccounts = true }: OrderStateProps) {
  const t = await getTranslations('admin.money')
  const { refunded, refunds, dispute, surplus, part } = order
  const format = await getFormatter()
  const disputedText = ({ dueBy }: NonNullable<DeskOrder['dispute']>) =>
    dueBy === null
      ? t('disputed')
      : t('disputedUntil', { date: format.dateTime(dueBy, { dateStyle: 'medium' }) })
  const isPartly = shownState(order) === 'partlyRefunded'
  return (
    <div className="grid justify-items-start gap-1.5">
      <OrderBadge order={order} />
      {isPartly && <span>{t('refunded', { amount: formatCents(refunded) })}</span>}
      {part && <span>{t('part', { amount: formatCents(part.received), rest: formatCents(part.rest) })}</span>}
      {surplus && <span>{t('surplus', { amount: formatCents(surplus.amount) })}</span>}
      {dispute && <StatusBadge status="error" label={disputedText(dispute)} />}
      {refunds.map((refund) => (
        <OpenRefund key={refund.id} refund={refund} hasAccount={hasAccounts} isDisputed={dispute !== null} />
      ))}
    </div>
  )
}

interface OpenRefundProps {
  refund: DeskOrder['refunds'][number]
  hasAccount: boolean
  isDisputed: boolean
}

async function OpenRefund({
  refund: { amount, status, iban, despiteDispute, bankFile, lacks, heldFor },
  hasAccount,
  isDisputed,
}: OpenRefundProps) {
  const t = await getTranslations('admin.money')
  const values = { amount: formatCents(amount) }
  if (status === 'failed')
    return <span className="text-danger">{t(isDisputed ? 'failedDisputed' : 'failed', values)}</span>
  if (isDisputed && !despiteDispute) return <span>{t('waitsForDispute', values)}</span>
  if (heldFor !== null) return <span className="text-danger">{t(`held.${heldFor}`, values)}</span>
  if (iban === undefined || !hasAccount) return <span>{t('underWay', values)}</span>
  return (
    <span>
      {t('toTransfer', values)} <bdi className="number inline-block">{friendlyFormatIBAN(iban) ?? iban}</bdi>
      {bankFile !== undefined && <span className="block">{t('inFile')}</span>}
      {lacks && <span className="block text-danger">{t(`lacks.${lacks}`)}</span>}
    </span>
  )
}
