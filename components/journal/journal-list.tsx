import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/field'
import type { JournalPart } from '@/lib/admin/read-journal'
import { actSchema } from '@/lib/journal/schema'
import { DeskTable } from '@/components/desk/desk-list'
import { actorNames, journalColumns } from './journal-columns'
import { filterWords, journalAddress, journalPage, type JournalQuery } from './journal-query'

interface JournalListProps {
  journal: JournalPart
  query: JournalQuery
}

/** One page of the journal, newest first, all of it or filtered. */
export async function JournalList({ journal, query }: JournalListProps) {
  const t = await getTranslations('journal')
  const { names } = journal
  const linkTo = (before?: string) => journalAddress({ ...query, before })
  return (
    <DeskTable
      id="journal"
      title={t('title')}
      part={journal}
      none={{ title: t('none'), text: t(journal.next === null ? 'noneText' : 'noneHere') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: query.before === undefined,
        linkTo,
      }}
      columns={await journalColumns(query, names)}
      rowKey={({ id }) => id}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <ActFilter query={query} />
      <Present query={query} names={names} />
    </DeskTable>
  )
}

/** Filters by act; the other filters stay. */
async function ActFilter({ query }: { query: JournalQuery }) {
  const t = await getTranslations('journal')
  const acts = actSchema.options.map((act) => ({ act, word: t(`acts.${act}`) }))
  acts.sort((one, other) => one.word.localeCompare(other.word, 'de'))
  return (
    <form action={journalPage} className="flex max-w-2xl flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-64">
        <SelectField id="journal-act" name={filterWords.act} defaultValue={query.act ?? ''} label={t('act')}>
          <option value="">{t('everyAct')}</option>
          {acts.map(({ act, word }) => (
            <option key={act} value={act}>
              {word}
            </option>
          ))}
        </SelectField>
      </div>
      {(['actor', 'subject'] as const).map(
        (name) =>
          query[name] !== undefined && (
            <input key={name} type="hidden" name={filterWords[name]} value={query[name]} />
          ),
      )}
      <Button type="submit" tone="secondary">
        {t('filter')}
      </Button>
    </form>
  )
}

/** The active filters besides the act, and a way to clear them. */
async function Present({ query, names }: { query: JournalQuery; names: JournalPart['names'] }) {
  const t = await getTranslations('journal')
  const { act, actor, subject } = query
  if (act === undefined && actor === undefined && subject === undefined) return null
  const nameOf = await actorNames(names)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {actor !== undefined && <p className="wrap-anywhere">{t('onlyActor', { actor: nameOf(actor) })}</p>}
      {subject !== undefined && <p className="wrap-anywhere">{t('onlySubject', { subject })}</p>}
      <ButtonLink href={journalAddress({})} tone="quiet">
        {t('clear')}
      </ButtonLink>
    </div>
  )
}
