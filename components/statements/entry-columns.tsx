import type { useFormatter, useTranslations } from 'next-intl'
import { friendlyFormatIBAN } from 'ibantools'
import { formatCents } from '@/lib/core/money'
import type { ListedEntry } from '@/lib/statements/list-entries'
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
    <span className="wrap-anywhere">{entry.purpose || t('entries.noPurpose')}</span>
  ))
  const amount = {
    key: 'amount',
    header: t('entries.columns.amount'),
    align: 'end' as const,
    cell: (entry: ListedEntry) => <span className="whitespace-nowrap">{formatCents(entry.amount)}</span>,
  }
  const bookedOn = column('bookedOn', (entry) => (
    <span className="number whitespace-nowrap">
      {format.dateTime(new Date(`${entry.bookedOn}T12:00:00Z`), { dateStyle: 'short' })}
    </span>
  ))
  const order = column('order', ({ orders: [first] }) => (
    <span className="number whitespace-nowrap">{first?.reference ?? t('entries.orderGone')}</span>
  ))
  const payer = column('payer', (entry) => (
    <Payer entry={entry} name={payerOf(entry, t)} isSelectable={state === 'sure'} />
  ))
  const first = [payer, purpose, bookedOn, amount]
  const last = {
    sure: [order, column('actions', (entry) => <Rejection entry={entry} />)],
    doubtful: [column('candidates', (entry) => <EntryCandidates entry={entry} />)],
    unmatched: [column('actions', (entry) => <Settling entry={entry} payer={payerOf(entry, t)} />)],
    confirmed: [order],
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

function Settling({ entry, payer }: { entry: ListedEntry; payer: string }) {
  return (
    <SettleAction
      path={`/api/admin/statements/entries/${entry.id}`}
      body={{ decision: 'settle' }}
      payer={payer}
      amount={formatCents(entry.amount)}
    />
  )
}
