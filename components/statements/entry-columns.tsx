import { numberColumn } from '@/components/ui/data-table'
import { useTranslations, type useFormatter } from 'next-intl'
import { friendlyFormatIBAN } from 'ibantools'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { orderAddress } from '@/components/orders/desk/order-query'
import { ShopLink } from '@/components/ui/shop-link'
import { formatCents } from '@/lib/core/money'
import type { EntryOrder, ListedEntry } from '@/lib/statements/list-entries'
import { EntryCandidates, Rejection, payerOf } from './entry-candidates'
import { SettleAction } from './settle-action'

type Translate = ReturnType<typeof useTranslations<'statements'>>

export function entryColumns(
  state: ListedEntry['state'],
  t: Translate,
  format: ReturnType<typeof useFormatter>,
) {
  const column = (
    key: 'payer' | 'purpose' | 'bookedOn' | 'order' | 'candidates' | 'note' | 'actions',
    cell: (entry: ListedEntry) => React.ReactNode,
  ) => ({ key, header: t(`entries.columns.${key}`), cell })
  const purpose = column('purpose', (entry) => (
    <span className="wrap-anywhere">{entry.purpose || entry.otherText || t('entries.noPurpose')}</span>
  ))
  const amount = numberColumn('amount', t('entries.columns.amount'), (entry: ListedEntry) => (
    <span className="whitespace-nowrap">{formatCents(entry.amount)}</span>
  ))
  const bookedOn = column('bookedOn', (entry) => (
    <span className="number whitespace-nowrap">
      {format.dateTime(new Date(`${entry.bookedOn}T12:00:00Z`), { dateStyle: 'short' })}
    </span>
  ))
  const order = column('order', ({ orders: [first] }) => (
    <OrderOf order={first} isGiven={state === 'confirmed'} />
  ))
  const payer = column('payer', (entry) => (
    <Payer entry={entry} name={payerOf(entry, t)} isSelectable={state === 'sure'} />
  ))
  const first = [payer, purpose, bookedOn, amount]
  const last = {
    sure: [order, column('actions', (entry) => <Rejection entry={entry} />)],
    doubtful: [column('candidates', (entry) => <EntryCandidates entry={entry} />)],
    unmatched: [column('actions', (entry) => <Settling entry={entry} payer={payerOf(entry, t)} />)],
    confirmed: [order, column('actions', (entry) => <Undoing entry={entry} payer={payerOf(entry, t)} />)],
    settled: [column('note', ({ note }) => <span className="wrap-anywhere">{note}</span>)],
  }
  return [...first, ...last[state]]
}

/** The name takes the focus when the row's buttons disappear. */
function Payer(props: { entry: ListedEntry; name: string; isSelectable: boolean }) {
  const { name, isSelectable } = props
  const { id, iban } = props.entry
  const text = (
    <span className="block">
      <span tabIndex={-1} className="block wrap-anywhere">
        {name}
      </span>
      {iban !== '' && name !== iban && (
        <span className="number block font-normal wrap-anywhere text-muted">{friendlyFormatIBAN(iban)}</span>
      )}
    </span>
  )
  if (!isSelectable) return text
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        name="entry"
        value={id}
        defaultChecked
        className="mt-0.5 size-6 shrink-0 accent-accent"
      />
      {text}
    </label>
  )
}

/** The order that a payment is for, and the amount still missing if the payment is assigned to it. */
function OrderOf({ order, isGiven }: { order: EntryOrder | undefined; isGiven: boolean }) {
  const t = useTranslations('statements')
  if (!order) return t('entries.orderGone')
  const { id, reference, status, rest } = order
  return (
    <>
      <ShopLink href={orderAddress(id)} className="number whitespace-nowrap text-link">
        {reference}
      </ShopLink>
      {isGiven && status === 'pending' && (
        <span className="block text-muted">{t('entries.part', { rest: formatCents(rest) })}</span>
      )}
    </>
  )
}

function Settling({ entry, payer }: { entry: ListedEntry; payer: string }) {
  const t = useTranslations('statements')
  const path = `/api/admin/statements/entries/${entry.id}`
  const amount = formatCents(entry.amount)
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmedAction
        address={path}
        words="statements.find"
        values={{ payer, amount }}
        body={{ decision: 'find' }}
        field={{ name: 'reference', label: t('find.reference') }}
      />
      <SettleAction path={path} body={{ decision: 'settle' }} payer={payer} amount={amount} />
    </div>
  )
}

function Undoing({ entry, payer }: { entry: ListedEntry; payer: string }) {
  const [order] = entry.orders
  if (!order) return null
  const values = { payer, amount: formatCents(entry.amount), reference: order.reference }
  return (
    <ConfirmedAction
      address={`/api/admin/statements/entries/${entry.id}`}
      body={{ decision: 'undo' }}
      tone="quiet"
      destructive
      words="statements.undo"
      values={values}
    />
  )
}
