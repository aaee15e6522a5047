import { sampleOwner } from './sample-owner'
import type { Owner } from './schema'

export const ownerParts = {
  firm: ['name', 'legalForm', 'representative', 'register.court', 'register.number'],
  address: ['street', 'zip', 'city', 'country'],
  contact: ['email', 'phone'],
  tax: ['vat.mode', 'vat.ratePercent', 'vat.ossFrom', 'vat.ossOverLimit', 'taxNumber', 'vatId', 'businessId'],
  bank: ['bank.holder', 'bank.iban', 'bank.bic', 'bank.bankName'],
} as const

export const OWNER_PARTS = ['firm', 'address', 'contact', 'tax', 'bank'] as const
export type OwnerPart = (typeof OWNER_PARTS)[number]
export type OwnerField = (typeof ownerParts)[OwnerPart][number]

/** Fields whose sample value may also be someone's real one. */
const UNSUSPICIOUS = new Set(['legalForm', 'country', 'vat.mode', 'vat.ratePercent'])
const SAMPLE_WORDS = /muster(firma|frau|mann|straße|strasse|stadt|bank)|\.example$/i

/** Paths of fields that still hold sample data, e.g. `['name', 'bank.iban']`. Ignores spaces and case. */
export function sampleFields(owner: Owner): string[] {
  const samples = new Map(fieldsOf(sampleOwner))
  return fieldsOf(owner)
    .filter(
      ([name, value]) => !UNSUSPICIOUS.has(name) && (value === samples.get(name) || SAMPLE_WORDS.test(value)),
    )
    .map(([name]) => name)
}

function fieldsOf(value: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const name = `${prefix}${key}`
    if (typeof child === 'object' && child !== null) return fieldsOf(child, `${name}.`)
    return child === undefined ? [] : [[name, String(child).replaceAll(/\s/g, '').toLowerCase()]]
  })
}
