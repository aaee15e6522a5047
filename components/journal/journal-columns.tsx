import { getFormatter, getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { uidOf, type JournalPart } from '@/lib/admin/read-journal'
import type { JournalEntry } from '@/lib/journal/schema'
import { journalAddress, type JournalQuery } from './journal-query'
import { recordAddress } from './journal-records'
import { changedValues, type ChangedValue } from './journal-values'

const link = 'inline-flex min-h-6 items-center wrap-anywhere text-accent underline underline-offset-4'

/** Actor and subject link to their other entries. */
export async function journalColumns(query: JournalQuery, names: JournalPart['names']) {
  const t = await getTranslations('journal')
  const format = await getFormatter()
  const nameOf = await actorNames(names)
  const filtered = (filter: JournalQuery) => journalAddress({ ...query, before: undefined, ...filter })
  return [
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ at }: JournalEntry) => (
        <time dateTime={new Date(at).toISOString()} className="number whitespace-nowrap">
          {t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'medium' }) })}
        </time>
      ),
    },
    {
      key: 'actor',
      header: t('columns.actor'),
      cell: ({ actor }: JournalEntry) => (
        <ShopLink href={filtered({ actor })} className={link}>
          {nameOf(actor)}
        </ShopLink>
      ),
    },
    { key: 'act', header: t('columns.act'), cell: ({ act }: JournalEntry) => t(`acts.${act}`) },
    {
      key: 'subject',
      header: t('columns.subject'),
      cell: ({ subject }: JournalEntry) => <Subject subject={subject} all={filtered({ subject })} />,
    },
    { key: 'values', header: t('columns.values'), cell: (entry: JournalEntry) => <Values entry={entry} /> },
    {
      key: 'address',
      header: t('columns.address'),
      cell: ({ address = '' }: JournalEntry) => <span className="number wrap-anywhere">{address}</span>,
    },
  ]
}

/** The names of actors: a person's account name where it is known. */
export async function actorNames(names: JournalPart['names']): Promise<(actor: string) => string> {
  const t = await getTranslations('journal.actors')
  const others = new Map([
    ['command line', t('commandLine')],
    ['server secret', t('serverSecret')],
  ])
  return (actor) => {
    const [uid = actor] = uidOf(actor)
    return others.get(actor) ?? names.get(uid) ?? uid
  }
}

/** The record, linked to its page if it has one, and to all its entries. */
async function Subject({ subject, all }: { subject: string; all: string }) {
  const t = await getTranslations('journal')
  const page = recordAddress(subject)
  return (
    <span className="grid justify-items-start">
      {page === null ? (
        <span className="wrap-anywhere">{subject}</span>
      ) : (
        <ShopLink href={page} className={link}>
          {subject}
        </ShopLink>
      )}
      <ShopLink href={all} className={`${link} font-normal`} aria-label={t('allOf', { subject })}>
        {t('all')}
      </ShopLink>
    </span>
  )
}

async function Values({ entry }: { entry: JournalEntry }) {
  const values = changedValues(entry)
  if (values.length === 0) return null
  return (
    <ul className="grid gap-1">
      {values.map((value) => (
        <li key={value.name} className="wrap-anywhere">
          {value.name !== '' && <span className="text-muted">{value.name}: </span>}
          <Change {...value} />
        </li>
      ))}
    </ul>
  )
}

/** Not all screen readers read an arrow. */
async function Change({ before, after }: ChangedValue) {
  const t = await getTranslations('journal')
  if (before === after) return before
  return (
    <>
      {before ?? t('missing')}
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> {t('becomes')} </span>
      {after ?? t('missing')}
    </>
  )
}
