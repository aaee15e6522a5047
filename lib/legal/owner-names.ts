import { countryLine } from '@/lib/core/text/country-line'
import type { Owner } from './schema'

const SOLE =
  /einzel|\be\.? ?k(?:fm|fr)?\b|kauf(?:mann|frau)|freiberuf|freier? beruf|selbst(?:st)?ändig|kleinunternehm|gewerbe/i
const COMPANY =
  /gmbh|gesellschaft|verein|stiftung|genossenschaft|\b(?:ug|ag|kg|kgaa|ohg|gbr|se|eg|ltd|partg|e\. ?v)\b/i

/** Whether the owner is a person, so that nobody represents anybody. */
export function isSoleTrader({ legalForm }: Pick<Owner, 'legalForm'>): boolean {
  return SOLE.test(legalForm) && !COMPANY.test(legalForm)
}

/**
 * Who sells, in full, as the law wants it named: a company by its name, a sole trader by their own, with the one that they trade
 * under beside it (§ 5 (1) no. 1 DDG, § 14 (4) no. 1 UStG).
 */
export function sellerNames(owner: Pick<Owner, 'name' | 'legalForm' | 'representative'>): {
  name: string
  tradeName?: string
} {
  const { name, representative } = owner
  if (!isSoleTrader(owner) || name === representative) return { name }
  return { name: representative, tradeName: name }
}

/** The names of who sells, line by line. */
export function nameLines(owner: Owner): string[] {
  const { name, tradeName } = sellerNames(owner)
  return tradeName === undefined ? [name] : [name, tradeName]
}

/** Where the owner is to be found, line by line, without names. */
export function placeLines({ street, zip, city, country }: Owner): string[] {
  const abroad = countryLine(country)
  return [street, `${zip} ${city}`, ...(abroad === undefined ? [] : [abroad])]
}
