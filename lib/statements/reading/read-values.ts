import { isValidIBAN } from 'ibantools'
import { parseEuros } from '@/lib/core/money'

const LONGEST_TEXT = 1000
const NO_REFERENCE = /^(?:NONREF|NOTPROVIDED|KREF\+?|EREF\+?|)$/i

/** Parses an amount in German notation to cents: `1.234,56`, `-5,00`, `255,00 €`; null if invalid. */
export function germanCents(text: string): number | null {
  const [, sign, amount = ''] = /^\s*([-+]?)\s*(\S.*)$/.exec(text) ?? []
  const cents = parseEuros(amount)
  return cents === null || sign !== '-' ? cents : -cents
}

/** Parses an amount in English notation to cents: `1,234.56`, `-5.00`; null if invalid. */
export function englishCents(text: string): number | null {
  const swapped = text.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
  return germanCents(swapped)
}

/** Parses an ISO 20022 amount to cents: a dot, no sign, no thousands; null if invalid or with fractions of a cent. */
export function isoCents(text: string): number | null {
  const [, euros, cents = ''] = /^(\d+)(?:\.(\d{0,2})0*)?$/.exec(text.trim()) ?? []
  if (euros === undefined) return null
  const sum = Number(euros) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(sum) ? sum : null
}

/** Converts `dd.mm.yy`, `dd.mm.yyyy` or `d.m.yyyy` to `YYYY-MM-DD`; null if there is no such day. */
export function germanDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d\d?)\.(\d\d?)\.(\d{4}|\d\d)$/.exec(text.trim()) ?? []
  return existingDay(
    `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
}

/** The day of an ISO date, with or without time and zone; null if there is no such day. */
export function isoDay(text: string): string | null {
  const [day = ''] = /^\d{4}-\d\d-\d\d(?=$|[TZ+-])/.exec(text.trim()) ?? []
  return existingDay(day)
}

function existingDay(day: string): string | null {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}

export function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .replaceAll(/\p{Surrogate}/gu, '')
}

export const compactIban = (text: string) => oneLine(text).replaceAll(' ', '').toUpperCase().slice(0, 50)

/** An account as files name it, without spaces, a bank code before an IBAN, or a currency after it. */
export function accountIn(text: string): string {
  const account = compactIban(text).replace(/^.*\/(?=[A-Z]{2}\d{2})/, '')
  const bare = account.replace(/[A-Z]{3}$/, '')
  return isValidIBAN(bare) || /^[\d/]+$/.test(bare) ? bare : account
}

/** A reference of bank or payer on one line; undefined for placeholders that mean none. */
export function referenceOf(text = ''): string | undefined {
  const reference = oneLine(text)
  return NO_REFERENCE.test(reference) ? undefined : reference
}

const LABEL = /(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+/

/** The payer's own text in a purpose with labels (`EREF+… SVWZ+…`), on one line; without labels all of it. */
export function labelledPurpose(written: string): string {
  const [, said] = written.split('SVWZ+')
  return oneLine(said === undefined ? written : (said.split(LABEL)[0] ?? ''))
}

/** The text after a label in a purpose, e.g. the payer's reference after `EREF+`. */
export function labelledReference(written: string, label: string): string | undefined {
  return referenceOf(written.split(`${label}+`)[1]?.split(LABEL)[0])
}
