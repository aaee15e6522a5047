import { friendlyFormatIBAN } from 'ibantools'
import { useTranslations } from 'next-intl'
import { formatCents } from '@/lib/core/money'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import { RefundDialog } from './refund-dialog'
import type { RefundTexts } from './refund-texts'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DecisionDialog } from '@/components/desk/decision-dialog'

/** Actions for the money of a paid order. */
export function MoneyActions({ order, texts }: { order: DeskOrder; texts: RefundTexts }) {
  const t = useTranslations('admin')
  const { orderId, reference, refundable, refunds, surplus, dispute } = order
  const disputed = dispute?.amount ?? null
  return (
    <div className="flex flex-wrap gap-2">
      {refunds.filter(isOurs).map((refund) => (
        <RefundActions key={refund.id} {...{ orderId, reference, refund, disputed }} />
      ))}
      {surplus && <SurplusAction {...{ orderId, reference, surplus, disputed }} />}
      {refundable && (
        <RefundDialog
          {...{ orderId, refundable, disputed, texts }}
          name={t('refund.name', { reference })}
          title={t('refund.title', { reference })}
        />
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
  const tDesk = useTranslations('admin')
  const values = { reference, amount: formatCents(amount) }
  return (
    <DecisionDialog
      path={`/api/admin/orders/${orderId}/surplus`}
      body={{ entryId }}
      tone="secondary"
      submitTone="primary"
      texts={{
        button: t('button'),
        name: t('name', values),
        title: t('title'),
        text: t('text', values),
        submit: t('submit'),
        busy: t('busy'),
        back: t('back'),
        done: t('done', values),
      }}
      field={{ name: 'iban', label: t('iban') }}
      exception={disputed === null ? undefined : tDesk('refund.despiteDispute', values)}
    />
  )
}

interface RefundActionsProps {
  orderId: string
  reference: string
  refund: OpenRefund
  disputed: number | null
}

/** Marks a refund as transferred, or calls it off. */
function RefundActions({ orderId, reference, refund, disputed }: RefundActionsProps) {
  const t = useTranslations('admin')
  const { id, amount, status, iban, despiteDispute } = refund
  // Asked for already when it was decided, if it was decided during the dispute.
  const isException = disputed !== null && !despiteDispute
  const place = `/api/admin/orders/${orderId}/refunds/${id}`
  const values = { reference, amount: formatCents(amount) }
  return (
    <>
      {status === 'pending' && iban !== undefined && (
        <ConfirmedAction
          address={`${place}/sent`}
          destructive={isException}
          body={isException ? { despiteDispute: true } : {}}
          texts={sentTexts(t, { ...values, iban: friendlyFormatIBAN(iban) ?? iban }, isException)}
        />
      )}
      <ConfirmedAction address={`${place}/call-off`} tone="quiet" texts={textsOf(t, 'callOff', values)} />
    </>
  )
}

function sentTexts(
  t: ReturnType<typeof useTranslations<'admin'>>,
  values: { reference: string; amount: string; iban: string },
  isException: boolean,
) {
  const texts = textsOf(t, 'sent', values)
  return isException ? { ...texts, text: t('sent.textDisputed', values) } : texts
}

function textsOf(
  t: ReturnType<typeof useTranslations<'admin'>>,
  action: 'sent' | 'callOff',
  values: { reference: string; amount: string; iban?: string },
) {
  const all = { iban: '', ...values }
  return {
    button: t(`${action}.button`),
    name: t(`${action}.name`, all),
    title: t(`${action}.title`),
    text: t(`${action}.text`, all),
    confirm: t(`${action}.confirm`),
    back: t(`${action}.back`),
    done: t(`${action}.done`, all),
  }
}
