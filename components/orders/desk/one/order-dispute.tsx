import { useFormatter, useTranslations } from 'next-intl'
import { DeskFact } from '@/components/desk/facts'
import { buttonStyle } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { now } from '@/lib/core/clock'
import { formatCents } from '@/lib/core/money'
import { disputeState, disputeSteps, lostTwice } from '@/lib/orders/disputes'
import type { DeskRecord } from '@/lib/orders/order-fields'
import type { Dispute } from '@/lib/payment/schema'
import { DeskSection } from './desk-section'

export function OrderDispute({ order, isAdmin }: { order: DeskRecord; isAdmin: boolean }) {
  const t = useTranslations('admin.orderDesk.dispute')
  const { dispute } = order
  if (!dispute) return null
  const twice = lostTwice(order)
  const isOpen = dispute.status === 'open'
  return (
    <DeskSection id="dispute" title={t('title')}>
      <Notice tone={isOpen ? 'danger' : 'info'}>
        <p className="font-semibold">
          {t(`is.${disputeState(dispute)}`, { amount: formatCents(dispute.amount) })}
        </p>
        {twice > 0 && <p>{t('twice', { amount: formatCents(twice) })}</p>}
      </Notice>
      <dl className="grid max-w-3xl gap-2 text-sm">
        <DeskFact term={t('number')}>{dispute.id}</DeskFact>
        {isOpen && (
          <DeskFact term={t('dueBy')}>
            <DueBy {...dispute} />
          </DeskFact>
        )}
      </dl>
      {isOpen && isAdmin && <ToDo dispute={dispute} />}
      {isAdmin && (
        <a
          href={`/api/admin/orders/${order.id}/evidence`}
          download
          className={buttonStyle(isOpen ? 'primary' : 'secondary', 'justify-self-start')}
        >
          {t('download')}
        </a>
      )}
    </DeskSection>
  )
}

function DueBy({ dueBy }: Pick<Dispute, 'dueBy'>) {
  const t = useTranslations('admin.orderDesk')
  const format = useFormatter()
  if (dueBy === undefined) return t('dispute.noDueBy')
  const date = t('time', { date: format.dateTime(dueBy, { dateStyle: 'full', timeStyle: 'short' }) })
  return dueBy < now() ? t('dispute.over', { date }) : date
}

function ToDo({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('admin.orderDesk.dispute')
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t('todo')}</h3>
      <ol className="text-width grid list-decimal gap-1 pl-5 text-sm">
        {disputeSteps(dispute).map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
    </div>
  )
}
