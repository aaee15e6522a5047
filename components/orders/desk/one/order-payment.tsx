import { getFormatter, getTranslations } from 'next-intl/server'
import { dayStart } from '@/lib/core/clock'
import { formatCents } from '@/lib/core/money'
import { deskOrder } from '@/lib/orders/desk/desk-order'
import type { DeskRecord } from '@/lib/orders/order-fields'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskFact } from '@/components/desk/facts'
import { DeskSection, deskTime } from './desk-section'

export async function OrderPayment({ order, isAdmin }: { order: DeskRecord; isAdmin: boolean }) {
  const t = await getTranslations('admin.orderDesk.payment')
  const methodOf = await getTranslations('invoices.methods')
  const { payment, paymentMethod, session, history } = order
  return (
    <DeskSection id="payment" title={t('title')}>
      {!history.paid && <p className="text-sm">{t('none')}</p>}
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('method')}>{methodOf(payment?.method ?? paymentMethod)}</DeskFact>
        <Paid order={order} />
        <Part order={order} />
        <Transfers order={order} isAdmin={isAdmin} />
        {session && <DeskFact term={t('session')}>{t(`sessions.${session.state}`)}</DeskFact>}
      </dl>
    </DeskSection>
  )
}

async function Part({ order }: { order: DeskRecord }) {
  const t = await getTranslations('admin.orderDesk.payment')
  const format = await getFormatter()
  const { part } = deskOrder(order)
  if (!part) return null
  return (
    <>
      <DeskFact term={t('received')}>{formatCents(part.received)}</DeskFact>
      <DeskFact term={t('rest')}>{formatCents(part.rest)}</DeskFact>
      {order.payUntil !== undefined && (
        <DeskFact term={t('until')}>{format.dateTime(order.payUntil, { dateStyle: 'medium' })}</DeskFact>
      )}
    </>
  )
}

async function Transfers({ order, isAdmin }: { order: DeskRecord; isAdmin: boolean }) {
  const t = await getTranslations('admin.orderDesk.payment')
  const format = await getFormatter()
  const transfers = Object.entries(order.transfers ?? {})
  if (transfers.length === 0) return null
  return (
    <DeskFact term={t('transfers')}>
      <ul className="grid gap-1">
        {transfers.map(([entryId, { amount, at }]) => (
          <li key={entryId} className="flex flex-wrap items-center gap-x-3">
            <span className="number">
              {t('transfer', {
                amount: formatCents(amount),
                date: format.dateTime(at, { dateStyle: 'short' }),
              })}
            </span>
            {isAdmin && <Undo entryId={entryId} amount={amount} reference={order.reference} />}
          </li>
        ))}
      </ul>
    </DeskFact>
  )
}

function Undo({ entryId, amount, reference }: { entryId: string; amount: number; reference: string }) {
  const values = { reference, amount: formatCents(amount) }
  return (
    <ConfirmedAction
      address={`/api/admin/statements/entries/${entryId}`}
      body={{ decision: 'undo' }}
      tone="quiet"
      destructive
      words="admin.undo"
      values={values}
    />
  )
}

async function Paid({ order: { payment } }: { order: DeskRecord }) {
  const t = await getTranslations('admin.orderDesk.payment')
  const time = await deskTime()
  const format = await getFormatter()
  if (!payment) return null
  return (
    <>
      <DeskFact term={t('amount')}>{formatCents(payment.amount)}</DeskFact>
      <DeskFact term={t('at')}>{time(payment.paidAt)}</DeskFact>
      {payment.bookedOn !== undefined && (
        <DeskFact term={t('bookedOn')}>
          {format.dateTime(dayStart(payment.bookedOn), { dateStyle: 'medium' })}
        </DeskFact>
      )}
      {payment.paymentIntentId !== undefined && <DeskFact term={t('id')}>{payment.paymentIntentId}</DeskFact>}
    </>
  )
}
