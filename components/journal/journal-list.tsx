import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/field'
import type { JournalPart } from '@/lib/admin/read-journal'
import { actSchema, type JournalEntry } from '@/lib/journal/schema'
import { DeskList } from '@/components/desk/desk-list'
import { ShopLink } from '@/components/ui/shop-link'
import { actorNames, JournalSentence, JournalTime } from './journal-sentence'
import { changedValues, type ChangedValue } from './journal-values'
import { filterWords, journalPage, journalQuery, type JournalQuery } from './journal-query'

interface JournalListProps {
  journal: JournalPart
  query: JournalQuery
}

export async function JournalList({ journal, query }: JournalListProps) {
  const t = await getTranslations('journal')
  const linkTo = (before?: string) => journalQuery.address({ ...query, before }, 'journal')
  return (
    <DeskList
      id="journal"
      title={t('title')}
      isTitleHidden
      part={journal}
      none={{ title: t('none'), text: t(journal.next === null ? 'noneText' : 'noneHere') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: query.before === undefined,
        linkTo,
      }}
      show={(entries) => (
        <ol className="border-t border-outline">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} query={query} journal={journal} />
          ))}
        </ol>
      )}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <ActFilter query={query} />
      <Present query={query} journal={journal} />
    </DeskList>
  )
}

type EntryProps = JournalListProps & { entry: JournalEntry }

async function Entry({ entry, query, journal }: EntryProps) {
  const t = await getTranslations('journal')
  const { at, subject, address } = entry
  const changes = changedValues(entry)
  const about = journal.records.get(subject) ?? subject
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-b border-line py-2 lg:grid-cols-[10.5rem_minmax(0,1fr)]">
      <JournalTime at={at} />
      <div className="grid min-w-0 gap-0.5">
        <JournalSentence entry={entry} query={query} journal={journal} />
        {changes.length > 0 && (
          <ul>
            {changes.map((change) => (
              <li key={change.name} className="wrap-anywhere">
                <Change {...change} />
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap items-center gap-x-4 text-xs text-muted">
          <ShopLink
            href={journalQuery.address({ ...query, before: undefined, subject }, 'journal')}
            className="row-link"
            aria-label={t('allOf', { subject: about })}
          >
            {t('all')}
          </ShopLink>
          {address !== undefined && <span className="number">{t('from', { address })}</span>}
        </p>
      </div>
    </li>
  )
}

/** Not all screen readers read an arrow. */
async function Change({ name, before, after }: ChangedValue) {
  const t = await getTranslations('journal')
  const nothing = t('forms.nothing')
  return (
    <>
      <span className="text-muted">{name}: </span>
      {before !== undefined && (
        <>
          {before}
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> {t('becomes')} </span>
        </>
      )}
      {after ?? nothing}
    </>
  )
}

async function ActFilter({ query }: { query: JournalQuery }) {
  const t = await getTranslations('journal')
  const acts = actSchema.exclude(['former']).options.map((act) => ({ act, word: t(`acts.${act}`) }))
  acts.sort((one, other) => one.word.localeCompare(other.word, 'de'))
  return (
    <form
      // Otherwise the field keeps its act when a link leads to other entries.
      key={journalQuery.address({ ...query, before: undefined }, 'journal')}
      action={journalPage}
      className="flex max-w-2xl flex-wrap items-end gap-3"
    >
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

async function Present({ query, journal: { names, records } }: JournalListProps) {
  const t = await getTranslations('journal')
  const { act, actor, subject } = query
  if (act === undefined && actor === undefined && subject === undefined) return null
  const nameOf = await actorNames(names)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {actor !== undefined && <p className="wrap-anywhere">{t('onlyActor', { actor: nameOf(actor) })}</p>}
      {subject !== undefined && (
        <p className="wrap-anywhere">{t('onlySubject', { subject: records.get(subject) ?? subject })}</p>
      )}
      <ButtonLink href={journalQuery.address({}, 'journal')} tone="quiet">
        {t('clear')}
      </ButtonLink>
    </div>
  )
}
