import { friendlyFormatIBAN } from 'ibantools'
import { useTranslations } from 'next-intl'
import { formatCents } from '@/lib/core/money'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import { RefundDialog } from './refund-dialog'
import { ConfirmedAction } from '@/components/desk/confirmed-action'

/** Actions for the money of a paid order. */
export function MoneyActions({ order }: { order: DeskOrder }) {
  const { orderId, reference, refundable, refunds, surplus, dispute } = order
  const disputed = dispute?.amount ?? null
  return (
    <div className="flex flex-wrap gap-2">
      {refunds.filter(isOurs).map((refund) => (
        <RefundActions
          key={refund.id}
          orderId={orderId}
          reference={reference}
          refund={refund}
          disputed={disputed}
        />
      ))}
      {surplus && (
        <SurplusAction orderId={orderId} reference={reference} surplus={surplus} disputed={disputed} />
      )}
      {refundable && (
        <RefundDialog orderId={orderId} reference={reference} refundable={refundable} disputed={disputed} />
      )}
    </div>
  )
}

type OpenRefund = DeskOrder['refunds'][number]

/** Whether a refund waits for a person; a provider handles its own. */
function isOurs({ status, iban }: OpenRefund): boolean {
  return status === 'failed' || iban !== undefined
}

/** Whether there is any action for an order. */
export function canAct({ status, refundable, refunds, surplus }: DeskOrder): boolean {
  return status === 'pending' || refundable !== null || surplus !== null || refunds.some(isOurs)
}

/** Sends back what came beyond the price. */
function SurplusAction({
  orderId,
  reference,
  disputed,
  surplus: { entryId, amount },
}: Pick<DeskOrder, 'orderId' | 'reference'> & {
  surplus: NonNullable<DeskOrder['surplus']>
  disputed: number | null
}) {
  const t = useTranslations('admin.surplus')
  const tRefund = useTranslations('admin.refund')
  const values = { reference, amount: formatCents(amount) }
  return (
    <ConfirmedAction
      address={`/api/admin/orders/${orderId}/surplus`}
      body={{ entryId }}
      words="admin.surplus"
      values={values}
      field={{ name: 'iban', label: t('iban') }}
      exception={disputed === null ? undefined : tRefund('despiteDispute', values)}
    />
  )
}

interface RefundActionsProps {
  orderId: string
  reference: string
  refund: OpenRefund
  disputed: number | null
}

/** Marks a refund as transferred, or cancels it. */
function RefundActions({ orderId, reference, refund, disputed }: RefundActionsProps) {
  const t = useTranslations('admin.sent')
  const { id, amount, status, iban, despiteDispute } = refund
  // A refund that was decided during the dispute has been confirmed as an exception already.
  const isException = disputed !== null && !despiteDispute
  const place = `/api/admin/orders/${orderId}/refunds/${id}`
  const values = { reference, amount: formatCents(amount) }
  const sentValues = { ...values, iban: friendlyFormatIBAN(iban ?? '') ?? iban ?? '' }
  return (
    <>
      {status === 'pending' && iban !== undefined && (
        <ConfirmedAction
          address={`${place}/sent`}
          destructive={isException}
          body={isException ? { despiteDispute: true } : {}}
          words="admin.sent"
          values={sentValues}
          text={isException ? t('textDisputed', sentValues) : undefined}
        />
      )}
      <ConfirmedAction words="admin.callOff" values={values} address={`${place}/call-off`} tone="quiet" />
    </>
  )
}
