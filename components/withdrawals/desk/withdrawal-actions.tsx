import { useTranslations } from 'next-intl'
import { formatCents } from '@/lib/core/money'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import type { DeskWithdrawal } from '@/lib/withdrawals/list-withdrawals'
import { ConfirmedAction } from '@/components/desk/confirmed-action'

/** Can be accepted once its order is known. */
export function WithdrawalActions({ entry: { withdrawal, about } }: { entry: DeskWithdrawal }) {
  const t = useTranslations('withdrawals.desk')
  const tDesk = useTranslations('admin.refund')
  const { id, name } = withdrawal
  const pathOf = (decision: string) => `/api/admin/withdrawals/${id}/${decision}`
  return (
    <div className="flex flex-wrap gap-2">
      {about && (
        <ConfirmedAction
          address={pathOf('accept')}
          words="withdrawals.desk.accept"
          destructive
          values={{ name }}
          text={consequence(t, about.order)}
          exception={exceptionOf(tDesk, about.order)}
          field={accountFields(tDesk, about.order, name)}
        />
      )}
      <ConfirmedAction
        address={pathOf('reject')}
        tone="quiet"
        words="withdrawals.desk.reject"
        destructive
        values={{ name }}
        field={{ name: 'reason', label: t('reject.reason') }}
      />
    </div>
  )
}

/** By default, the holder is who paid, or else who withdrew. */
function accountFields(
  t: ReturnType<typeof useTranslations<'admin.refund'>>,
  { refundable }: DeskOrder,
  name: string,
) {
  if (!refundable?.isTransferred) return undefined
  const { iban, holder = name.slice(0, 70) } = refundable.payer ?? {}
  return [
    { name: 'iban', label: t('iban'), value: iban },
    { name: 'holder', label: t('holder'), hint: t('holderHint'), value: holder },
  ] as const
}

function exceptionOf(
  t: ReturnType<typeof useTranslations<'admin.refund'>>,
  { dispute, refundable }: DeskOrder,
): string | undefined {
  return dispute && refundable ? t('despiteDispute', { amount: formatCents(refundable.left) }) : undefined
}

function consequence(
  t: ReturnType<typeof useTranslations<'withdrawals.desk'>>,
  { reference, refundable, status, dispute }: DeskOrder,
): string {
  if (status === 'pending') return t('accept.cancel', { reference })
  if (!refundable) return t('accept.nothing', { reference })
  if (dispute) return t('accept.disputed', { amount: formatCents(dispute.amount) })
  const values = { reference, amount: formatCents(refundable.left) }
  return refundable.isTransferred ? t('accept.byTransfer', values) : t('accept.refund', values)
}
