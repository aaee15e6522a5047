import { friendlyFormatIBAN } from 'ibantools'
import { getTranslations } from 'next-intl/server'
import { formatCents } from '@/lib/core/money'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import { RefundDialog } from './refund-dialog'
import { ConfirmedAction } from '@/components/desk/confirmed-action'

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

/** A provider handles its own. */
function isOurs({ status, iban, heldFor }: OpenRefund): boolean {
  return status === 'failed' || iban !== undefined || heldFor !== null
}

export function canAct({ status, refundable, refunds, surplus }: DeskOrder): boolean {
  return status === 'pending' || refundable !== null || surplus !== null || refunds.some(isOurs)
}

async function SurplusAction({
  orderId,
  reference,
  disputed,
  surplus: { entryId, amount },
}: Pick<DeskOrder, 'orderId' | 'reference'> & {
  surplus: NonNullable<DeskOrder['surplus']>
  disputed: number | null
}) {
  const t = await getTranslations('admin.surplus')
  const tRefund = await getTranslations('admin.refund')
  const values = { reference, amount: formatCents(amount) }
  return (
    <ConfirmedAction
      address={`/api/admin/orders/${orderId}/surplus`}
      body={{ entryId }}
      words="admin.surplus"
      values={values}
      field={[
        { name: 'iban', label: t('iban') },
        { name: 'holder', label: tRefund('holder') },
      ]}
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

async function RefundActions({ orderId, reference, refund, disputed }: RefundActionsProps) {
  const tRefund = await getTranslations('admin.refund')
  const { id, amount, status, iban, holder, despiteDispute, lacks, heldFor } = refund
  const place = `/api/admin/orders/${orderId}/refunds/${id}`
  const values = { reference, amount: formatCents(amount) }
  return (
    <>
      {heldFor !== null && (
        <ConfirmedAction words="admin.release" values={values} address={`${place}/release`} />
      )}
      {status === 'pending' && iban !== undefined && heldFor === null && (
        // A refund decided during the dispute was confirmed as an exception already.
        <SentAction
          address={`${place}/sent`}
          isException={disputed !== null && !despiteDispute}
          values={{ ...values, iban: friendlyFormatIBAN(iban) ?? iban }}
        />
      )}
      {status === 'pending' && lacks && (
        <ConfirmedAction
          address={`${place}/account`}
          words="admin.account"
          values={values}
          field={[
            { name: 'iban', label: tRefund('iban'), value: iban },
            { name: 'holder', label: tRefund('holder'), hint: tRefund('holderHint'), value: holder },
          ]}
        />
      )}
      <ConfirmedAction words="admin.callOff" values={values} address={`${place}/call-off`} tone="quiet" />
    </>
  )
}

interface SentActionProps {
  address: string
  /** Money goes back although its payment is disputed. */
  isException: boolean
  values: { reference: string; amount: string; iban: string }
}

async function SentAction({ address, isException, values }: SentActionProps) {
  const t = await getTranslations('admin.sent')
  return (
    <ConfirmedAction
      address={address}
      destructive={isException}
      body={isException ? { despiteDispute: true } : {}}
      words="admin.sent"
      values={values}
      text={isException ? t('textDisputed', values) : undefined}
    />
  )
}
