import { validate as AT } from 'stdnum/lib/cjs/at/uid.js'
import { validate as BE } from 'stdnum/lib/cjs/be/vat.js'
import { validate as CY } from 'stdnum/lib/cjs/cy/vat.js'
import { validate as DE } from 'stdnum/lib/cjs/de/vat.js'
import { validate as DK } from 'stdnum/lib/cjs/dk/cvr.js'
import { validate as EE } from 'stdnum/lib/cjs/ee/kmkr.js'
import { validate as ES } from 'stdnum/lib/cjs/es/nif.js'
import { validate as FI } from 'stdnum/lib/cjs/fi/alv.js'
import { validate as FR } from 'stdnum/lib/cjs/fr/tva.js'
import { validate as GR } from 'stdnum/lib/cjs/gr/vat.js'
import { validate as HR } from 'stdnum/lib/cjs/hr/oib.js'
import { validate as HU } from 'stdnum/lib/cjs/hu/anum.js'
import { validate as IE } from 'stdnum/lib/cjs/ie/vat.js'
import { validate as IT } from 'stdnum/lib/cjs/it/iva.js'
import { validate as LT } from 'stdnum/lib/cjs/lt/pvm.js'
import { validate as LU } from 'stdnum/lib/cjs/lu/tva.js'
import { validate as LV } from 'stdnum/lib/cjs/lv/pvn.js'
import { validate as MT } from 'stdnum/lib/cjs/mt/vat.js'
import { validate as NL } from 'stdnum/lib/cjs/nl/btw.js'
import { validate as PL } from 'stdnum/lib/cjs/pl/nip.js'
import { validate as PT } from 'stdnum/lib/cjs/pt/nif.js'
import { validate as RO } from 'stdnum/lib/cjs/ro/cif.js'
import { validate as SE } from 'stdnum/lib/cjs/se/vat.js'
import { validate as SI } from 'stdnum/lib/cjs/si/ddv.js'

interface Numbers {
  /** What follows the prefix. Source: European Commission, VIES, structures of VAT identification numbers. */
  form: RegExp
  example: string
  /** Whether the check digits are right. Missing where the library is known to refuse numbers that exist. */
  check?: (number: string) => { isValid: boolean }
}

/** By ISO 3166 code. */
const numbers: Record<string, Numbers> = {
  AT: { form: /^U\d{8}$/, example: 'U12345678', check: AT },
  BE: { form: /^[01]\d{9}$/, example: '0123456789', check: BE },
  BG: { form: /^\d{9,10}$/, example: '123456789' },
  CY: { form: /^\d{8}[A-Z]$/, example: '12345678X', check: CY },
  CZ: { form: /^\d{8,10}$/, example: '12345678' },
  DE: { form: /^\d{9}$/, example: '123456789', check: DE },
  DK: { form: /^\d{8}$/, example: '12345678', check: DK },
  EE: { form: /^\d{9}$/, example: '123456789', check: EE },
  ES: { form: /^[A-Z\d]\d{7}[A-Z\d]$/, example: 'B12345678', check: ES },
  FI: { form: /^\d{8}$/, example: '12345678', check: FI },
  FR: { form: /^[A-Z\d]{2}\d{9}$/, example: '12345678901', check: FR },
  GR: { form: /^\d{9}$/, example: '123456789', check: GR },
  HR: { form: /^\d{11}$/, example: '12345678901', check: HR },
  HU: { form: /^\d{8}$/, example: '12345678', check: HU },
  IE: { form: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/, example: '1234567X', check: IE },
  IT: { form: /^\d{11}$/, example: '12345678901', check: IT },
  LT: { form: /^(?:\d{9}|\d{12})$/, example: '123456789', check: LT },
  LU: { form: /^\d{8}$/, example: '12345678', check: LU },
  LV: { form: /^\d{11}$/, example: '12345678901', check: LV },
  MT: { form: /^\d{8}$/, example: '12345678', check: MT },
  NL: { form: /^\d{9}B\d{2}$/, example: '123456789B01', check: NL },
  PL: { form: /^\d{10}$/, example: '1234567890', check: PL },
  PT: { form: /^\d{9}$/, example: '123456789', check: PT },
  RO: { form: /^[1-9]\d{1,9}$/, example: '12345678', check: RO },
  SE: { form: /^\d{12}$/, example: '123456789001', check: SE },
  SI: { form: /^\d{8}$/, example: '12345678', check: SI },
  SK: { form: /^\d{10}$/, example: '1234567890' },
}

const compact = (vatId: string) => vatId.replaceAll(/[\s./-]/g, '').toUpperCase()

/** The ISO 3166 code, except for Greece (Art. 215 of Directive 2006/112/EC). */
export function vatIdPrefix(country: string): string {
  return country === 'GR' ? 'EL' : country
}

export function vatIdExample(country: string): string {
  return `${vatIdPrefix(country)}${numbers[country]?.example ?? ''}`
}

/** Of the right form and without a wrong check digit. VIES knows the rest. */
export function isVatIdOf(country: string, vatId: string): boolean {
  const prefix = vatIdPrefix(country)
  const known = numbers[country]
  const number = vatId.slice(prefix.length)
  if (!known || !vatId.startsWith(prefix) || !known.form.test(number)) return false
  return known.check?.(number).isValid ?? true
}

/** Adds what people often leave out: the prefix, Austria's U, Belgium's zero. If it fits no number, only compact. */
export function readVatId(country: string, typed: string): string {
  const vatId = compact(typed)
  const prefix = vatIdPrefix(country)
  const number = vatId.replace(new RegExp(`^(?:${prefix}|${country})`), '')
  const completed = ['', 'U', '0'].map((missing) => `${prefix}${missing}${number}`)
  return isForeignVatId(country, vatId) ? vatId : (completed.find((id) => isVatIdOf(country, id)) ?? vatId)
}

export function isForeignVatId(country: string, vatId: string): boolean {
  return Object.keys(numbers).some(
    (other) => other !== country && (isVatIdOf(other, vatId) || isVatIdOf(other, vatId.replace(/^GR/, 'EL'))),
  )
}
