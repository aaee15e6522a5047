import { getFormatter, getTranslations } from 'next-intl/server'
import { partnerAddress } from '@/components/affiliate/desk/partner-query'
import {
  bundleAddress,
  campaignsPage,
  customerAddress,
  suggestionAddress,
} from '@/components/desk/desk-pages'
import { ShopLink } from '@/components/ui/shop-link'
import { uidOf, type JournalPart } from '@/lib/admin/read-journal'
import { valuesOf } from '@/lib/journal/entry-values'
import type { JournalEntry } from '@/lib/journal/schema'
import { mailTemplateSchema } from '@/lib/mail/schema'
import { taskKindSchema } from '@/lib/tasks/schema'
import { journalQuery, type JournalQuery } from './journal-query'
import { valueOf } from './journal-values'

/** Letters of an id, for a record that is gone. */
const END = 6

const link = 'text-accent text-link'

interface SentenceProps {
  entry: JournalEntry
  query: JournalQuery
  journal: Pick<JournalPart, 'names' | 'records'>
}

export async function JournalSentence({ entry, query, journal }: SentenceProps) {
  const t = await getTranslations('journal')
  const nameOf = await actorNames(journal.names)
  const { actor, act, subject } = entry
  const record = (path: string) => <Record key={path} path={path} records={journal.records} />
  return (
    <p className="wrap-anywhere">
      {t.rich(`sentences.${act}`, {
        ...(await wordsOf(entry)),
        actor: () => (
          <ShopLink
            href={journalQuery.address({ ...query, before: undefined, actor }, 'journal')}
            className="font-semibold text-link"
          >
            {nameOf(actor)}
          </ShopLink>
        ),
        subject: () => record(subject),
        order: () => record(linked(entry, 'orders', 'orderId')),
        partner: () => record(linked(entry, 'affiliateUsers', 'affiliateUid')),
        place: () => <code>{subject}</code>,
      })}
    </p>
  )
}

async function wordsOf(entry: JournalEntry) {
  const templateOf = await getTranslations('admin.outbox.templates')
  const kindOf = await getTranslations('admin.tasks.kinds')
  const { fields } = valuesOf(entry.after)
  const template = mailTemplateSchema.safeParse(fields.get('template')).data
  const kind = taskKindSchema.safeParse(fields.get('kind')).data
  const counts = [...fields.values()].filter((count) => typeof count === 'number')
  return {
    amount: valueOf(entry, 'amount'),
    name: valueOf(entry, 'name'),
    game: valueOf(entry, 'game'),
    role: valueOf(entry, 'role'),
    status: String(fields.get('status') ?? ''),
    moved: fields.has('position') ? 'yes' : 'no',
    count: counts.reduce((sum, count) => sum + count, 0),
    template: template ? templateOf(template) : '',
    task: kind ? kindOf(kind) : '',
  }
}

function linked({ after }: JournalEntry, collection: string, field: string): string {
  return `${collection}/${String(valuesOf(after).fields.get(field) ?? '')}`
}

/** A record by its name, linked to its page if it has one; by the end of its id once it is gone. */
async function Record({ path, records }: { path: string; records: JournalPart['records'] }) {
  const t = await getTranslations('journal')
  const page = recordAddress(path)
  const name = records.get(path) ?? t('gone', { end: path.slice(-END) })
  // A reference is read as one word.
  const isReference = /^(?:orders|affiliateSales)\//.test(path)
  const text = <bdi className={isReference ? 'whitespace-nowrap' : undefined}>{name}</bdi>
  if (page === null) return text
  return (
    <ShopLink href={page} className={link}>
      {text}
    </ShopLink>
  )
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

export async function JournalTime({ at }: { at: number }) {
  const t = await getTranslations('journal')
  const format = await getFormatter()
  return (
    <time dateTime={new Date(at).toISOString()} className="number whitespace-nowrap text-muted">
      {t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'medium' }) })}
    </time>
  )
}

/** The pages of records, by collection; the others have none. */
const pages = new Map<string, (key: string) => string>([
  ['orders', (id) => `/admin/bestellungen/${id}`],
  ['users', customerAddress],
  ['affiliateUsers', partnerAddress],
  ['affiliateApplications', partnerAddress],
  ['presets', (id) => `/admin/presets/${id}`],
  ['bundles', bundleAddress],
  ['campaigns', () => campaignsPage],
  ['suggestions', suggestionAddress],
])

function recordAddress(path: string): string | null {
  const [collection = '', key] = path.split('/')
  return key === undefined ? null : (pages.get(collection)?.(key) ?? null)
}
