import { countryLine } from '@/lib/core/text/country-line'
import type { Owner } from './schema'

const SOLE =
  /einzel|\be\.? ?k(?:fm|fr)?\b|kauf(?:mann|frau)|freiberuf|freier? beruf|selbst(?:st)?ändig|kleinunternehm|gewerbe/i
const COMPANY =
  /gmbh|gesellschaft|verein|stiftung|genossenschaft|\b(?:ug|ag|kg|kgaa|ohg|gbr|se|eg|ltd|partg|e\. ?v)\b/i

/** A natural person, who needs no representative. */
export function isSoleTrader({ legalForm }: Pick<Owner, 'legalForm'>): boolean {
  return SOLE.test(legalForm) && !COMPANY.test(legalForm)
}

/** A company's name, or a sole trader's own beside the trade name (§ 5 (1) no. 1 DDG, § 14 (4) no. 1 UStG). */
export function sellerNames(owner: Pick<Owner, 'name' | 'legalForm' | 'representative'>): {
  name: string
  tradeName?: string
} {
  const { name, representative } = owner
  if (!isSoleTrader(owner) || name === representative) return { name }
  return { name: representative, tradeName: name }
}

export function nameLines(owner: Owner): string[] {
  const { name, tradeName } = sellerNames(owner)
  return tradeName === undefined ? [name] : [name, tradeName]
}

export function placeLines({ street, zip, city, country }: Owner): string[] {
  const abroad = countryLine(country)
  return [street, `${zip} ${city}`, ...(abroad === undefined ? [] : [abroad])]
}
