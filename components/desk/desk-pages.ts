/** The addresses of the desk's pages, as far as several words link to them or have no query of their own. */
export const adminHome = '/admin'

/** Visits, carts and orders of any days. */
export const figuresPage = '/admin/auswertung'

export const moneyPage = '/admin/zahlungen'

export const providerPayoutsPage = '/admin/zahlungsdienst'

/** The page of one such payout. */
export function providerPayoutAddress(id: string): string {
  return `${providerPayoutsPage}/${id}`
}

export const heldPage = '/admin/pruefung'

export const operationPage = '/admin/betrieb'

export const staffPage = '/admin/mitarbeiter'

/** How the shop works, for the tax adviser. */
export const procedurePage = '/admin/verfahrensdokumentation'

export const setupPage = '/admin/einrichten'

export const withdrawalsPage = '/admin/widerrufe'

export const outboxPage = '/admin/postausgang'

export const customersPage = '/admin/kunden'

/** The page of one person, by the key of `customerKeySchema`. */
export function customerAddress(key: string): string {
  return `${customersPage}/${key}`
}

export function mailAddress(id: string): string {
  return `${outboxPage}/${id}`
}

export const campaignsPage = '/admin/aktionen'
export const bundlesPage = '/admin/pakete'
export const ratingsPage = '/admin/bewertungen'
export const suggestionsPage = '/admin/abstimmen'

export function suggestionAddress(id: string): string {
  return `${suggestionsPage}/${id}`
}

export function bundleAddress(id: string): string {
  return `${bundlesPage}/${id}`
}
