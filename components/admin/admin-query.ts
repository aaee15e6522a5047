import { keyBefore } from '@/lib/core/listing'

export const adminHome = '/admin'
export const moneyPage = '/admin/zahlungen'

/** From where on the list of `/admin/zahlungen` is shown. */
export interface MoneyQuery {
  unmatchedBefore?: string | undefined
}

/** Reads the query of the address. What it does not understand, it takes for missing. */
export function readMoneyQuery(params: Record<string, string | string[] | undefined>): MoneyQuery {
  return { unmatchedBefore: keyBefore(params['geld-vor']) }
}

/** The address that shows this. */
export function moneyAddress({ unmatchedBefore }: MoneyQuery): string {
  const query =
    unmatchedBefore === undefined ? '' : `?${new URLSearchParams({ 'geld-vor': unmatchedBefore })}`
  return `${moneyPage}${query}#unmatched`
}
