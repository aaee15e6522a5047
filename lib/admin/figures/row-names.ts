import { readAffiliate } from '@/lib/affiliate/data'
import { keyText } from '@/lib/core/text/text-key'
import { OTHER_PARTNERS } from '@/lib/figures/partner-key'
import { pageNames } from '@/lib/figures/visits/page-names'
import { DIRECT, REST } from '@/lib/figures/visits/visit-of'
import type { Store } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import type { FigureRow } from './figure-rows'

const t = translator('admin.figures')
/** Partners looked up at a time, and at most for a table, which shows fewer. */
const LOOKED_UP = 50

export function sourceName(key: string): string {
  if (key === DIRECT) return t('sources.direct')
  return key === REST ? t('sources.rest') : keyText(key)
}

export function pageName(key: string): string {
  const name = pageNames.find((name) => name === key)
  return name ? t(`pages.names.${name}`) : key
}

/** The codes of the first partners, by key; a deleted partner keeps the key as name. */
export function partnerCodes(store: Store, rows: readonly FigureRow[]): Promise<ReadonlyMap<string, string>> {
  return codesOf(store, partnersIn(rows).slice(0, LOOKED_UP))
}

export function allPartnerCodes(
  store: Store,
  rows: readonly FigureRow[],
): Promise<ReadonlyMap<string, string>> {
  return codesOf(store, partnersIn(rows))
}

const partnersIn = (rows: readonly FigureRow[]) =>
  rows.map(({ key }) => key).filter((key) => key !== OTHER_PARTNERS)

async function codesOf(store: Store, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const codeOf = async (key: string): Promise<[string, string]> => {
    const partner = await readAffiliate(store, key)
    return [key, (partner !== 'broken' && partner?.customCode) || key]
  }
  const codes = new Map([[OTHER_PARTNERS, t('partners.rest')]])
  for (let start = 0; start < keys.length; start += LOOKED_UP) {
    const part = await Promise.all(keys.slice(start, start + LOOKED_UP).map(codeOf))
    for (const [key, code] of part) codes.set(key, code)
  }
  return codes
}
