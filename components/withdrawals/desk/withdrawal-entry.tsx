import { getFormatter, getTranslations } from 'next-intl/server'
import { DeskFact } from '@/components/desk/facts'
import { OrderState } from '@/components/orders/desk/order-state'
import { dayOf } from '@/lib/core/clock'
import { formatCents } from '@/lib/core/money'
import { isEmailAddress } from '@/lib/core/text/email-address'
import { exactDate } from '@/lib/withdrawals/declaration'
import type { LapseFacts } from '@/lib/withdrawals/lapse-facts'
import type { DeskWithdrawal } from '@/lib/withdrawals/list-withdrawals'
import { lastDayToPayBack, lastDayToWithdraw } from '@/lib/withdrawals/periods'
import type { Withdrawal } from '@/lib/withdrawals/schema'
import { ConnectOrder } from './connect-order'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import { ConfirmedAction } from '@/components/desk/confirmed-action'

export function WithdrawalEntry({ entry }: { entry: DeskWithdrawal }) {
  const { withdrawal, about } = entry
  const isOpen = withdrawal.status === 'received'
  return (
    <article aria-labelledby={withdrawal.id} className="grid gap-5 border-t border-outline py-6">
      <h3 id={withdrawal.id} tabIndex={-1} className="text-lg wrap-anywhere">
        <bdi>{withdrawal.name}</bdi>
      </h3>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <Declared withdrawal={withdrawal} />
        <div className="grid content-start gap-5">
          {about ? <About about={about} withdrawal={withdrawal} /> : <Unmatched withdrawal={withdrawal} />}
        </div>
      </div>
      {isOpen && <WithdrawalActions entry={entry} />}
    </article>
  )
}

async function Declared({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = await getTranslations('withdrawals')
  const { at, way, reference, email, text, decidedAt, actor, reason } = withdrawal
  const time = (ms: number) => t('time', { date: exactDate(ms) })
  return (
    <div className="grid content-start gap-3">
      <h4 className="text-sm">{t('desk.declared')}</h4>
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('at')}>
          {way === undefined ? time(at) : t('desk.dayOnly', { date: dayText(dayOf(at)), way })}
        </DeskFact>
        <DeskFact term={t('reference')}>
          <bdi>{reference}</bdi>
        </DeskFact>
        <DeskFact term={t('email')}>
          <bdi>{email}</bdi>
        </DeskFact>
        {text !== undefined && (
          <DeskFact term={t('text')}>
            <bdi>{text}</bdi>
          </DeskFact>
        )}
        {decidedAt !== undefined && (
          <DeskFact term={t('desk.decidedAt')}>{`${time(decidedAt)}, ${actor}`}</DeskFact>
        )}
        {reason !== undefined && <DeskFact term={t('desk.reason')}>{reason}</DeskFact>}
      </dl>
      {!isEmailAddress(email) && <p className="text-sm">{t('desk.noMail')}</p>}
    </div>
  )
}

interface AboutProps {
  about: NonNullable<DeskWithdrawal['about']>
  withdrawal: Withdrawal
}

async function About({ about: { order, facts, concludedAt }, withdrawal: { at, status } }: AboutProps) {
  const t = await getTranslations('withdrawals.desk')
  const format = await getFormatter()
  const { reference, createdAt, total, email } = order
  const date = format.dateTime(createdAt, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <>
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('order')}>
          {t('orderFacts', { reference, date, total: formatCents(total) })}
          {', '}
          <bdi>{email}</bdi>
        </DeskFact>
        <DeskFact term={t('state')}>
          <OrderState order={order} />
        </DeskFact>
      </dl>
      <WithdrawalRight facts={facts} />
      <Periods at={at} concludedAt={concludedAt} isRejected={status === 'rejected'} />
    </>
  )
}

interface PeriodsProps {
  /** In ms. */
  at: number
  /** In ms. */
  concludedAt: number | null
  isRejected: boolean
}

async function Periods({ at, concludedAt, isRejected }: PeriodsProps) {
  const t = await getTranslations('withdrawals.desk')
  const last = concludedAt === null ? null : lastDayToWithdraw(concludedAt)
  const isInTime = last !== null && dayOf(at) <= last
  return (
    <div className="grid gap-3">
      <h4 className="text-sm">{t('periods')}</h4>
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('lastDay')}>
          {last === null
            ? t('notConcluded')
            : t(isInTime ? 'lastDayInTime' : 'lastDayOver', { date: dayText(last) })}
        </DeskFact>
        {last !== null && !isRejected && (
          <DeskFact term={t('payBack')}>{dayText(lastDayToPayBack(at))}</DeskFact>
        )}
      </dl>
    </div>
  )
}

function dayText(day: string): string {
  return day.split('-').reverse().join('.')
}

async function Unmatched({ withdrawal: { id, name, status } }: { withdrawal: Withdrawal }) {
  const t = await getTranslations('withdrawals.desk')
  return (
    <>
      <p className="text-sm">{t('unmatched')}</p>
      {status === 'received' && <ConnectOrder withdrawalId={id} name={name} />}
    </>
  )
}

async function WithdrawalRight({ facts }: { facts: LapseFacts }) {
  const t = await getTranslations('withdrawals.desk')
  const format = await getFormatter()
  const date = (at: number) => ({ date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'medium' }) })
  const { consentedAt, confirmedAt, downloadedAt, hasLapsed } = facts
  return (
    <div className="grid gap-3">
      <h4 className="text-sm">{t('right')}</h4>
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('consents')}>{t('consented', date(consentedAt))}</DeskFact>
        <DeskFact term={t('confirmation')}>
          {confirmedAt === 'forgotten' && t('confirmationForgotten')}
          {confirmedAt === null && t('notConfirmed')}
          {typeof confirmedAt === 'number' && t('confirmed', date(confirmedAt))}
        </DeskFact>
        <DeskFact term={t('download')}>
          {downloadedAt === null ? t('notDownloaded') : t('downloaded', date(downloadedAt))}
        </DeskFact>
      </dl>
      <p className="text-sm">
        {hasLapsed === null ? t('lapseUnknown') : t(hasLapsed ? 'lapsed' : 'notLapsed')}
      </p>
    </div>
  )
}

/** Can be accepted once its order is known. */
async function WithdrawalActions({ entry: { withdrawal, about } }: { entry: DeskWithdrawal }) {
  const t = await getTranslations('withdrawals.desk')
  const tDesk = await getTranslations('admin.refund')
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
  t: Awaited<ReturnType<typeof getTranslations<'admin.refund'>>>,
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
  t: Awaited<ReturnType<typeof getTranslations<'admin.refund'>>>,
  { dispute, refundable }: DeskOrder,
): string | undefined {
  return dispute && refundable ? t('despiteDispute', { amount: formatCents(refundable.left) }) : undefined
}

function consequence(
  t: Awaited<ReturnType<typeof getTranslations<'withdrawals.desk'>>>,
  { reference, refundable, status, dispute }: DeskOrder,
): string {
  if (status === 'pending') return t('accept.cancel', { reference })
  if (!refundable) return t('accept.nothing', { reference })
  if (dispute) return t('accept.disputed', { amount: formatCents(dispute.amount) })
  const values = { reference, amount: formatCents(refundable.left) }
  return refundable.isTransferred ? t('accept.byTransfer', values) : t('accept.refund', values)
}
