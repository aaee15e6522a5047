import { fillText } from '@/components/audio/fill-text'
import { formatCents, formatRate } from '@/lib/core/money'
// oxlint-disable-next-line no-restricted-imports -- renders nothing: values of entries as text
import messages from '@/messages/de.json'

export const { fields: labels, forms } = messages.journal
const { values } = messages.journal
const words = new Map(Object.entries(values))
const roles = new Map(Object.entries(messages.account.staff.roles))

export type OwnField = keyof typeof labels
export type Format = (value: unknown) => string

const numbers = new Intl.NumberFormat('de-DE')
const times = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

export const text: Format = (value) => (typeof value === 'object' ? forms.changed : String(value))
const number =
  (form: (value: number) => string): Format =>
  (value) =>
    typeof value === 'number' ? form(value) : text(value)
const money = number(formatCents)
const percent = number(formatRate)
const count = number((value) => numbers.format(value))
const time = number((value) => fillText(forms.time, { date: times.format(value) }))
export const onOff: Format = (value) => (value === true ? forms.on : forms.off)
const word: Format = (value) => words.get(String(value)) ?? forms.unknown
/** Too much for a line. */
export const changed: Format = () => forms.changed

const formats: Partial<Record<OwnField, Format>> = {
  status: word,
  state: word,
  role: (value) => roles.get(String(value)) ?? forms.unknown,
  held: word,
  spatial: word,
  maintenance: onOff,
  turboMode: onOff,
  vat: word,
  ratePercent: percent,
  ossOverLimit: onOff,
  waitingShown: onOff,
  moneyBack: onOff,
  despiteDispute: () => forms.yes,
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
