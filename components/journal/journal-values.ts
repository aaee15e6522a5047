import { formatRate } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'
import { valuesOf } from '@/lib/journal/entry-values'
import type { Act, JournalEntry } from '@/lib/journal/schema'
import { storableNames, type Storable } from '@/lib/core/storable'
import messages from '@/messages/de.json'
import { isSetting, settingLabel, settingValue } from './setup-values'

const { fields: labels, values, forms } = messages.journal
const words = new Map(Object.entries(values))

type OwnField = keyof typeof labels
type Field = OwnField | Storable
type Format = (value: unknown) => string

const numbers = new Intl.NumberFormat('de-DE')
const times = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

const text: Format = (value) => (typeof value === 'object' ? forms.changed : String(value))
const number =
  (form: (value: number) => string): Format =>
  (value) =>
    typeof value === 'number' ? form(value) : text(value)
const money = number(formatCents)
const percent = number(formatRate)
const count = number((value) => numbers.format(value))
const time = number((value) => forms.time.replace('{date}', times.format(value)))
const onOff: Format = (value) => (value === true ? forms.on : forms.off)
const word: Format = (value) => words.get(String(value)) ?? forms.unknown
/** Too much for a line. */
const changed: Format = () => forms.changed

/** How people read each field. */
const formats: Record<OwnField, Format> = {
  status: word,
  state: word,
  role: word,
  held: word,
  spatial: word,
  maintenance: onOff,
  turboMode: onOff,
  legalForm: text,
  representative: text,
  street: text,
  zip: text,
  city: text,
  country: text,
  phone: text,
  vat: word,
  ratePercent: percent,
  taxNumber: text,
  vatId: text,
  register: text,
  holder: text,
  iban: text,
  bic: text,
  bankName: text,
  waitingShown: onOff,
  moneyBack: onOff,
  active: onOff,
  hidden: onOff,
  amount: money,
  released: money,
  commissionAmount: money,
  price: money,
  salePrice: money,
  commissionRate: percent,
  rate: percent,
  discountPercent: percent,
  characters: count,
  payments: count,
  position: count,
  version: count,
  added: count,
  changed: count,
  at: time,
  from: time,
  to: time,
  filters: changed,
  aliases: changed,
  presetIds: changed,
  description: changed,
  game: text,
  slug: text,
  tagline: text,
  headset: text,
  measurer: text,
  presetId: text,
  headsetId: text,
  name: text,
  email: text,
  customCode: text,
  code: text,
  reason: text,
  message: text,
  note: text,
}

const draft = ['name', 'game', 'aliases', 'tagline', 'description', 'headset', 'spatial', 'filters'] as const

const owner = ['name', 'legalForm', 'representative', 'register', 'street', 'zip', 'city', 'country'] as const
const ownerMoney = ['vat', 'ratePercent', 'taxNumber', 'vatId', 'holder', 'iban', 'bic', 'bankName'] as const

/** Fields listed below the sentence of each act, which says the rest. */
const shown: Record<Act, readonly Field[]> = {
  'order-confirmed': ['status', 'amount'],
  'order-cancelled': ['status'],
  'order-refunded': [],
  'order-payment-taken-back': ['status', 'amount'],
  'order-rest-requested': [],
  'order-surplus-returned': [],
  'order-refund-sent': [],
  'order-refund-called-off': [],
  'order-noted': ['characters'],
  'statement-read': ['payments'],
  'statement-confirmed': [],
  'statement-rejected': [],
  'statement-undone': [],
  'unmatched-settled': ['amount', 'note'],
  'mail-retried': ['status'],
  'task-retried': ['state'],
  'withdrawal-accepted': [],
  'withdrawal-rejected': ['reason'],
  'withdrawal-connected': [],
  'application-decided': ['code', 'rate', 'discountPercent', 'message'],
  'partner-changed': ['customCode', 'commissionRate', 'discountPercent', 'active', 'name', 'email'],
  'partner-adjusted': ['released', 'note'],
  'sale-released': ['note'],
  'sale-reversed': ['note'],
  'sale-credited': ['commissionAmount'],
  'payout-started': [],
  'payout-sent': ['status'],
  'payout-returned': ['status'],
  'preset-saved': ['position', 'slug', ...draft],
  'preset-planned': ['at', ...draft],
  'preset-unplanned': ['at'],
  'preset-published': ['version', 'price', 'active', ...draft],
  'preset-sold': ['price', 'active', 'salePrice', 'from', 'to'],
  'bundle-added': ['price', 'active'],
  'campaign-added': ['discountPercent', 'amount', 'from', 'to'],
  'campaign-ended': ['to'],
  'bundle-changed': ['name', 'tagline', 'presetIds', 'price', 'active'],
  'headset-added': ['measurer'],
  'headset-changed': ['aliases', 'hidden'],
  'headsets-imported': ['added', 'changed'],
  'suggestion-changed': ['game', 'status', 'presetId', 'headsetId'],
  'suggestion-merged': [],
  'rating-hidden': ['reason'],
  'rating-shown': ['reason'],
  'heard-excluded': ['reason'],
  'heard-counted': ['reason'],
  'customer-links-sent': [],
  'customer-signed-out': [],
  'customer-mended': [],
  'customer-forgotten': [],
  'account-deleted': [],
  'settings-changed': ['maintenance', 'turboMode', 'waitingShown', 'moneyBack'],
  'admin-claimed': [],
  'owner-changed': [...owner, 'email', 'phone', ...ownerMoney],
  'setup-changed': storableNames,
  'role-granted': [],
  'role-revoked': [],
  'backup-loaded': [],
  'data-set': [],
  'data-tidied': [],
  'clock-confirmed': ['at'],
}

/** The field that an act's only value stands for, where it is no record. */
const bare: Partial<Record<Act, Field>> = {
  'role-granted': 'role',
  'role-revoked': 'role',
  'clock-confirmed': 'at',
}

const formatOf = (field: Field): Format =>
  isSetting(field) ? (value) => settingValue(field, value) : formats[field]
const labelOf = (field: Field) => (isSetting(field) ? settingLabel(field) : labels[field])

/** A changed field in readable form; undefined where it did not exist. */
export interface ChangedValue {
  name: string
  before?: string | undefined
  after?: string | undefined
}

/** The changes of an act, field by field, as people read them. */
export function changedValues(
  entry: Pick<JournalEntry, 'act' | 'subject' | 'before' | 'after'>,
): ChangedValue[] {
  if (entry.act === 'data-set') return [valueSet(entry)]
  const [old, present] = [named(entry, entry.before), named(entry, entry.after)]
  const isCut = old.isCut || present.isCut
  return shown[entry.act].flatMap((field) => {
    const [before, after] = [old.fields.get(field), present.fields.get(field)]
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    // What was cut off need not have changed.
    if (isCut && (before === undefined || after === undefined) && old.fields.size > 0) return []
    const form = (value: unknown) =>
      value === undefined || value === '' ? undefined : formatOf(field)(value)
    const isLong = formatOf(field) === changed
    return [
      {
        name: labelOf(field),
        before: isLong ? undefined : form(before),
        after: isLong ? forms.changed : form(after),
      },
    ]
  })
}

/** A field of an entry's new values as people read it; '' if it has none. */
export function valueOf(entry: Pick<JournalEntry, 'act' | 'after'>, field: Field): string {
  const value = named(entry, entry.after).fields.get(field)
  return value === undefined ? '' : formatOf(field)(value)
}

function named({ act }: Pick<JournalEntry, 'act'>, given: string | undefined) {
  const { fields, isCut } = valuesOf(given)
  const isBare = fields.has('')
  return { isCut, fields: isBare ? new Map([[bare[act] ?? 'status', fields.get('')]]) : fields }
}

/** A value that a command wrote: by the field it is, if that is a known one, else by what it looks like. */
function valueSet({
  subject,
  before,
  after,
}: Pick<JournalEntry, 'subject' | 'before' | 'after'>): ChangedValue {
  const last = subject.slice(subject.lastIndexOf('/') + 1)
  const field = Object.keys(labels).find((known): known is OwnField => known === last)
  const form = (given: string | undefined) => {
    const { fields, isCut } = valuesOf(given)
    if (!fields.has('')) {
      if (fields.size === 0 && !isCut) return undefined
      return forms.record
    }
    const value = fields.get('')
    if (field) return formats[field](value)
    return typeof value === 'boolean' ? onOff(value) : text(value)
  }
  return { name: field ? labels[field] : forms.value, before: form(before), after: form(after) }
}
