import { formatCents, formatRate } from '@/lib/core/money'
// oxlint-disable-next-line no-restricted-imports -- renders nothing: values of entries as text
import { textGroup, translator } from '@/messages/texts'

export const labels = textGroup('journal.fields')
export const t = translator('journal.forms')
export const words = new Map(Object.entries(textGroup('journal.values')))
const roles = new Map(Object.entries(textGroup('account.staff.roles')))

export type OwnField = keyof typeof labels
export type Format = (value: unknown) => string

const numbers = new Intl.NumberFormat('de-DE')
const times = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

export const text: Format = (value) => (typeof value === 'object' ? t('changed') : String(value))
const number =
  (form: (value: number) => string): Format =>
  (value) =>
    typeof value === 'number' ? form(value) : text(value)
const money = number(formatCents)
const percent = number(formatRate)
const count = number((value) => numbers.format(value))
const time = number((value) => t('time', { date: times.format(value) }))
export const onOff: Format = (value) => (value === true ? t('on') : t('off'))
const word: Format = (value) => words.get(String(value)) ?? t('unknown')
/** Too much for a line. */
export const changed: Format = () => t('changed')

const formats: Partial<Record<OwnField, Format>> = {
  status: word,
  state: word,
  role: (value) => roles.get(String(value)) ?? t('unknown'),
  held: word,
  spatial: word,
  maintenance: onOff,
  turboMode: onOff,
  vat: word,
  ratePercent: percent,
  ossOverLimit: onOff,
  waitingShown: onOff,
  moneyBack: onOff,
  despiteDispute: () => t('yes'),
  active: onOff,
  codeLasts: onOff,
  hidden: onOff,
  amount: money,
  released: money,
  commissionAmount: money,
  price: money,
  salePrice: money,
  commissionRate: percent,
  offeredRate: percent,
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
  dynamics: changed,
  aliases: changed,
  presetIds: changed,
  description: changed,
  seoDescription: changed,
  seoPicture: changed,
}

export const formatOfOwn = (field: OwnField): Format => formats[field] ?? text
