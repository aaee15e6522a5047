import { deskVariables, type DeskVariable, isSecretName } from '@/lib/core/desk-variables'
import { valuesOf } from '@/lib/journal/entry-values'
import type { Act, JournalEntry } from '@/lib/journal/schema'
import {
  changed,
  formatOfOwn,
  labels,
  onOff,
  t,
  text,
  words,
  type Format,
  type OwnField,
} from './field-formats'
import { formatCents } from '@/lib/core/money'
// oxlint-disable-next-line no-restricted-imports -- renders nothing: values of entries as text
import { textGroup, translator } from '@/messages/texts'

const tSetup = translator('setup.fields')
const variableOptions = new Map<string, Record<string, string>>(Object.entries(textGroup('setup.options')))

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

/** Fields listed below the sentence of an act, which says the rest. */
const shown: Partial<Record<Act, readonly Field[]>> = {
  'order-confirmed': ['status', 'amount'],
  'order-cancelled': ['status'],
  'order-refunded': ['despiteDispute'],
  'order-payment-taken-back': ['status', 'amount'],
  'order-surplus-returned': ['despiteDispute'],
  'order-refund-sent': ['despiteDispute'],
  'order-noted': ['characters'],
  'statement-read': ['payments'],
  'unmatched-settled': ['amount', 'note'],
  'provider-payout-checked': ['note'],
  'mail-retried': ['status'],
  'task-retried': ['state'],
  'withdrawal-rejected': ['reason'],
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
  'rating-hidden': ['reason'],
  'rating-shown': ['reason'],
  'report-kept': ['reason'],
  'report-removed': ['reason'],
  'settings-changed': ['maintenance', 'turboMode', 'waitingShown', 'moneyBack'],
  'owner-changed': [...owner, 'email', 'phone', ...ownerMoney],
  'setup-changed': deskVariables,
  'accounts-imported': ['added'],
  'staff-invited': ['email'],
  'invitation-withdrawn': ['email'],
  'clock-confirmed': ['at'],
  'numbers-confirmed': ['note'],
}

/** The field that a bare value stands for, in acts whose value is not a record. */
const bare: Partial<Record<Act, Field>> = {
  'role-granted': 'role',
  'role-revoked': 'role',
  'invitation-accepted': 'role',
  'clock-confirmed': 'at',
}

const formatOf = (field: Field): Format =>
  isDeskVariable(field) ? (value) => variableValue(field, value) : formatOfOwn(field)
const labelOf = (field: Field) => (isDeskVariable(field) ? tSetup(`${field}.label`) : labels[field])

export interface ChangedValue {
  name: string
  before?: string | undefined
  after?: string | undefined
}

export function changedValues(
  entry: Pick<JournalEntry, 'act' | 'subject' | 'before' | 'after'>,
): ChangedValue[] {
  if (entry.act === 'data-set') return [valueSet(entry)]
  const [old, present] = [named(entry, entry.before), named(entry, entry.after)]
  const isCut = old.isCut || present.isCut
  return (shown[entry.act] ?? []).flatMap((field) => {
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
        after: isLong ? t('changed') : form(after),
      },
    ]
  })
}

/** '' if there is none. */
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
      return t('record')
    }
    const value = fields.get('')
    if (field) return formatOfOwn(field)(value)
    return typeof value === 'boolean' ? onOff(value) : text(value)
  }
  return { name: field ? labels[field] : t('value'), before: form(before), after: form(after) }
}

function isDeskVariable(field: string): field is DeskVariable {
  return deskVariables.some((name) => name === field)
}

/** A variable's value in readable form; for a secret, only whether it is set. */
function variableValue(name: DeskVariable, value: unknown): string {
  if (isSecretName(name)) return words.get(String(value)) ?? ''
  if (name === 'PARTNER_THRESHOLD') return formatCents(Number(value))
  const choices = variableOptions.get(name)
  return choices
    ? String(value)
        .split(',')
        .map((choice) => choices[choice] ?? choice)
        .join(', ')
    : String(value)
}
