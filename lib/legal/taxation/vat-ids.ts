import { validate as AT } from 'stdnum/lib/cjs/at/uid.js'
import { validate as BE } from 'stdnum/lib/cjs/be/vat.js'
import { validate as BG } from 'stdnum/lib/cjs/bg/vat.js'
import { validate as CY } from 'stdnum/lib/cjs/cy/vat.js'
import { validate as CZ } from 'stdnum/lib/cjs/cz/dic.js'
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
import { validate as SK } from 'stdnum/lib/cjs/sk/dph.js'

/** By ISO 3166 code. */
const checks: Record<string, (number: string) => { isValid: boolean; compact?: string }> = {
  AT,
  BE,
  BG,
  CY,
  CZ,
  DE,
  DK,
  EE,
  ES,
  FI,
  FR,
  GR,
  HR,
  HU,
  IE,
  IT,
  LT,
  LU,
  LV,
  MT,
  // The library throws at a number without `B`.
  NL: (number) => (/^\d{9}B\d\d$/.test(number) ? NL(number) : { isValid: false }),
  PL,
  PT,
  RO,
  SE,
  SI,
  SK,
}

/** A VAT ID as printed on invoices: capitals and digits without gaps. */
export function compactVatId(vatId: string): string {
  return vatId.replaceAll(/[\s./-]/g, '').toUpperCase()
}

/** The prefix of a country's VAT IDs: its ISO 3166 code, except for Greece (Art. 215 of Directive 2006/112/EC). */
export function vatIdPrefix(country: string): string {
  return country === 'GR' ? 'EL' : country
}

/** Whether a compact VAT ID has the form and check digits of the member state's numbers. */
export function isVatIdOf(country: string, vatId: string): boolean {
  const prefix = vatIdPrefix(country)
  if (!vatId.startsWith(prefix)) return false
  const number = vatId.slice(prefix.length)
  const checked = checks[country]?.(number)
  // The library's check accepts a second prefix and missing zeros, which tax authorities do not.
  return checked?.isValid === true && checked.compact === number
}
