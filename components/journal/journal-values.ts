import { deskVariables, type DeskVariable } from '@/lib/core/desk-variables'
import { valuesOf } from '@/lib/journal/entry-values'
import type { Act, JournalEntry } from '@/lib/journal/schema'
import { changed, formats, forms, labels, onOff, text, type Format, type OwnField } from './field-formats'
import { isDeskVariable, variableLabel, variableValue } from './variable-values'

type Field = OwnField | DeskVariable

const draft = [
  'name',
  'game',
  'aliases',
  'tagline',
  'description',
  'headset',
  'spatial',
  'filters',
  'dynamics',
] as const

const owner = ['name', 'legalForm', 'representative', 'register', 'street', 'zip', 'city', 'country'] as const
const ownerMoney = [
  'vat',
  'ratePercent',
  'ossFrom',
  'ossOverLimit',
  'taxNumber',
  'vatId',
  'businessId',
  'holder',
  'iban',
  'bic',
  'bankName',
] as const

/** Fields listed below the sentence of each act, which says the rest. */
const shown: Record<Act, readonly Field[]> = {
  'order-confirmed': ['status', 'amount'],
  'order-cancelled': ['status'],
  'order-refunded': ['despiteDispute'],
  'order-payment-taken-back': ['status', 'amount'],
  'order-rest-requested': [],
  'order-surplus-returned': ['despiteDispute'],
  'order-refund-sent': ['despiteDispute'],
  'order-refund-called-off': [],
  'order-refund-filed': [],
  'order-refund-account': [],
  'order-noted': ['characters'],
  'order-billing-changed': [],
  'statement-read': ['payments'],
  'statement-confirmed': [],
  'statement-rejected': [],
  'statement-undone': [],
  'unmatched-settled': ['amount', 'note'],
  'provider-payout-checked': ['note'],
  'mail-retried': ['status'],
  'task-retried': ['state'],
  'withdrawal-accepted': [],
  'withdrawal-rejected': ['reason'],
  'withdrawal-connected': [],
  'withdrawal-entered': [],
  'application-decided': ['code', 'rate', 'discountPercent', 'message'],
  'partner-changed': [
    ...(['customCode', 'commissionRate', 'offeredRate', 'discountPercent'] as const),
    ...(['codeLasts', 'active', 'name', 'email'] as const),
  ],
  'partner-adjusted': ['released', 'note'],
  'stage-hidden': ['reason'],
  'stage-shown': ['reason'],
  'sale-released': ['note'],
  'sale-reversed': ['note'],
  'sale-credited': ['commissionAmount'],
  'payout-started': [],
  'payout-sent': ['status'],
  'payout-returned': ['status'],
  'preset-saved': ['position', 'slug', 'seoTitle', 'seoDescription', 'seoPicture', ...draft],
  'preset-planned': ['at', ...draft],
  'preset-unplanned': ['at'],
  'preset-published': ['version', 'price', 'active', ...draft],
  'preset-sold': ['price', 'active', 'salePrice', 'from', 'to'],
  'bundle-added': ['price', 'active'],
  'campaign-added': ['discountPercent', 'amount', 'from', 'to'],
  'campaign-ended': ['to'],
  'bundle-changed': ['name', 'tagline', 'presetIds', 'price', 'active'],
  'headsets-imported': ['added', 'changed'],
  'suggestion-changed': ['game', 'status', 'presetId', 'headsetId'],
  'suggestion-merged': [],
  'rating-hidden': ['reason'],
  'rating-shown': ['reason'],
  'report-kept': ['reason'],
  'report-removed': ['reason'],
  'customer-links-sent': [],
  'customer-signed-out': [],
  'customer-mended': [],
  'customer-forgotten': [],
  'account-deleted': [],
  'settings-changed': ['maintenance', 'turboMode', 'waitingShown', 'moneyBack'],
  'admin-claimed': [],
  'owner-changed': [...owner, 'email', 'phone', ...ownerMoney],
  'setup-changed': deskVariables,
  'role-granted': [],
  'role-revoked': [],
  'accounts-imported': ['added'],
  'factor-added': [],
  'factor-removed': [],
  'recovery-codes-renewed': [],
  'factor-reset': [],
  'passkey-added': [],
  'passkey-removed': [],
  'staff-invited': ['email'],
  'invitation-withdrawn': ['email'],
  'invitation-accepted': [],
  'backup-loaded': [],
  'backup-key-loaded': [],
  'backup-key-kept': [],
  'data-set': [],
  'shop-opened': [],
  'data-tidied': [],
  'clock-confirmed': ['at'],
  'numbers-confirmed': ['note'],
  former: [],
}

/** The field that a bare value stands for, in acts whose value is not a record. */
const bare: Partial<Record<Act, Field>> = {
  'role-granted': 'role',
  'role-revoked': 'role',
  'invitation-accepted': 'role',
  'clock-confirmed': 'at',
}

const formatOf = (field: Field): Format =>
  isDeskVariable(field) ? (value) => variableValue(field, value) : formats[field]
const labelOf = (field: Field) => (isDeskVariable(field) ? variableLabel(field) : labels[field])

/** A changed field in readable form; a value is undefined if it did not exist. */
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
    // Values that were cut off need not have changed.
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

/** A value that a command wrote, formatted by its field if that is known, otherwise by its type. */
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
