import { friendlyFormatIBAN } from 'ibantools'
import { useTranslations } from 'next-intl'
import { formatCents } from '@/lib/core/money'
import type { DeskOrder } from '@/lib/orders/desk-order'
import { RefundDialog } from './refund-dialog'
import type { RefundTexts } from './refund-texts'
import { ConfirmedAction } from './confirmed-action'

/** What can be done about the money of a paid order. */
export function MoneyActions({ order, texts }: { order: DeskOrder; texts: RefundTexts }) {
  const t = useTranslations('admin')
  const { orderId, reference, refundable, refunds } = order
  return (
    <div className="flex flex-wrap gap-2">
      {refunds.map(
        ({ id, amount, iban }) =>
          iban !== undefined && (
            <ConfirmedAction
              key={id}
              address={`/api/admin/orders/${orderId}/refunds/${id}/sent`}
              texts={sentTexts(t, {
                reference,
                amount: formatCents(amount),
                iban: friendlyFormatIBAN(iban) ?? iban,
              })}
            />
          ),
      )}
      {refundable && (
        <RefundDialog
          {...{ orderId, refundable, texts }}
          name={t('refund.name', { reference })}
          title={t('refund.title', { reference })}
        />
      )}
    </div>
  )
}

function sentTexts(
  t: ReturnType<typeof useTranslations<'admin'>>,
  values: { reference: string; amount: string; iban: string },
) {
  return {
    button: t('sent.button'),
    name: t('sent.name', values),
    title: t('sent.title'),
    text: t('sent.text', values),
    confirm: t('sent.confirm'),
    back: t('sent.back'),
    done: t('sent.done', values),
    noAnswer: t('noAnswer'),
  }
}
