import { useFormatter, useTranslations } from 'next-intl'
import { formatCents } from '@/lib/core/money'
import { isAnonymous } from '@/lib/orders/order-fields'
import type { EntryOrder, ListedEntry } from '@/lib/statements/list-entries'
import { ConfirmedAction } from '@/components/desk/confirmed-action'

/** The reason for doubt about a payment, and the orders it may be for. */
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
  const { id, reference, total, status, createdAt, email } = order
  const isChoosable = !isAnonymous(order)
  const values = {
    reference,
    total: formatCents(total),
    amount: formatCents(entry.amount),
    payer: payerOf(entry, t),
  }
  return (
    <>
      <p>
        <span className="number whitespace-nowrap">{reference}</span>{' '}
        <span className="number">{values.total}</span> · {t(`entries.statuses.${status}`)} ·{' '}
        <span className="number whitespace-nowrap">{format.dateTime(createdAt, { dateStyle: 'short' })}</span>{' '}
        <bdi className="block wrap-anywhere text-muted">{email}</bdi>
      </p>
      {isChoosable && status !== 'refunded' && (
        <ConfirmedAction
          address={`/api/admin/statements/entries/${entry.id}`}
          body={{ decision: 'order', orderId: id }}
          texts={{
            button: t('choose.button'),
            name: t('choose.name', values),
            title: t('choose.title'),
            text: t(`choose.texts.${status}`, values),
            confirm: t('choose.confirm'),
            back: t('choose.back'),
            done: t('choose.done', values),
            noAnswer: t('noAnswer'),
          }}
        />
      )}
    </>
  )
}

/** Says that a payment is for none of the orders found. */
export function Rejection({ entry }: { entry: ListedEntry }) {
  const t = useTranslations('statements')
  const values = { amount: formatCents(entry.amount), payer: payerOf(entry, t) }
  const isSure = entry.state === 'sure'
  return (
    <ConfirmedAction
      address={`/api/admin/statements/entries/${entry.id}`}
      body={{ decision: 'none' }}
      tone="quiet"
      texts={{
        button: t(isSure ? 'reject.wrong' : 'reject.button'),
        name: t(isSure ? 'reject.wrongName' : 'reject.name', values),
        title: t('reject.title'),
        text: t('reject.text', values),
        confirm: t('reject.confirm'),
        back: t('reject.back'),
        done: t('reject.done'),
        noAnswer: t('noAnswer'),
      }}
    />
  )
}

/** The payer, as far as the bank names one. */
export function payerOf(
  { name, iban }: Pick<ListedEntry, 'name' | 'iban'>,
  t: ReturnType<typeof useTranslations<'statements'>>,
): string {
  return name || iban || t('entries.unnamed')
}
