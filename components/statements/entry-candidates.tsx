import { useFormatter, useTranslations } from 'next-intl'
import { formatCents } from '@/lib/core/money'
import { paymentDays } from '@/lib/legal/contract-terms'
import { isAnonymous } from '@/lib/orders/order-fields'
import type { EntryOrder, ListedEntry } from '@/lib/statements/list-entries'
import { ConfirmedAction } from '@/components/desk/confirmed-action'

/** In cents: asking for so little costs more than it brings, so letting it off is offered first. */
const SMALL_REST = 100

export function EntryCandidates({ entry }: { entry: ListedEntry }) {
  const t = useTranslations('statements')
  return (
    <div className="grid gap-3">
      {entry.doubt && <p className="text-muted">{t(`entries.doubts.${entry.doubt}`)}</p>}
      <ul className="grid gap-3">
        {entry.orders.map((order) => (
          <li key={order.id} className="grid gap-2">
            <Candidate entry={entry} order={order} />
          </li>
        ))}
      </ul>
      <Rejection entry={entry} />
    </div>
  )
}

function Candidate({ entry, order }: { entry: ListedEntry; order: EntryOrder }) {
  const t = useTranslations('statements')
  const format = useFormatter()
  const { id, reference, total, status, createdAt, email, rest } = order
  const isChoosable = !isAnonymous(order)
  const values = {
    reference,
    total: formatCents(total),
    amount: formatCents(entry.amount),
    payer: payerOf(entry, t),
    rest: formatCents(rest),
    missing: formatCents(rest - entry.amount),
    days: paymentDays,
  }
  const address = `/api/admin/statements/entries/${entry.id}`
  const isRebate = order.isPart && rest - entry.amount <= SMALL_REST
  const ask = order.isPart && (
    <ConfirmedAction
      key="rest"
      address={address}
      body={{ decision: 'rest', orderId: id }}
      tone={isRebate ? 'quiet' : 'secondary'}
      words="statements.rest"
      values={values}
    />
  )
  const choose = (
    <ConfirmedAction
      key="order"
      address={address}
      body={{ decision: 'order', orderId: id }}
      tone={order.isPart && !isRebate ? 'quiet' : 'secondary'}
      words="statements.choose"
      values={values}
      text={t(`choose.texts.${consequenceOf(order, entry.amount)}`, values)}
    />
  )
  return (
    <>
      <p>
        <span className="number whitespace-nowrap">{reference}</span>{' '}
        <span className="number">{rest > 0 && rest < total ? t('entries.open', values) : values.total}</span>{' '}
        · {t(`entries.statuses.${status}`)} ·{' '}
        <span className="number whitespace-nowrap">{format.dateTime(createdAt, { dateStyle: 'short' })}</span>{' '}
        <bdi className="block wrap-anywhere text-muted">{email}</bdi>
      </p>
      {isChoosable && <div className="flex flex-wrap gap-2">{isRebate ? [choose, ask] : [ask, choose]}</div>}
    </>
  )
}

function consequenceOf({ status, rest, isPart, isWithdrawn }: EntryOrder, amount: number) {
  if (isWithdrawn) return 'withdrawn'
  if (status !== 'pending' || amount === rest) return status
  return isPart ? 'less' : 'more'
}

export function Rejection({ entry }: { entry: ListedEntry }) {
  const t = useTranslations('statements')
  const values = { amount: formatCents(entry.amount), payer: payerOf(entry, t) }
  return (
    <ConfirmedAction
      address={`/api/admin/statements/entries/${entry.id}`}
      body={{ decision: 'none' }}
      tone="quiet"
      words={entry.state === 'sure' ? 'statements.rejectSure' : 'statements.reject'}
      values={values}
    />
  )
}

export function payerOf(
  { name, iban }: Pick<ListedEntry, 'name' | 'iban'>,
  t: ReturnType<typeof useTranslations<'statements'>>,
): string {
  return name || iban || t('entries.unnamed')
}
