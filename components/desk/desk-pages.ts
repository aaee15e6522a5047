/** The addresses of the desk's pages, as far as several words link to them or have no query of their own. */
export const adminHome = '/admin'

/** Visits, carts and orders of any days. */
export const figuresPage = '/admin/auswertung'

/** Statements and refunds. */
export const moneyPage = '/admin/zahlungen'

/** Payouts of the payment providers. */
export const providerPayoutsPage = '/admin/zahlungsdienst'

/** The page of one such payout. */
export function providerPayoutAddress(id: string): string {
  return `${providerPayoutsPage}/${id}`
}

/** Sales that wait for a decision. */
export const heldPage = '/admin/pruefung'

/** Health and the program's parts. */
export const operationPage = '/admin/betrieb'

/** People with a role, and invitations. */
export const staffPage = '/admin/mitarbeiter'

/** How the shop works, for the tax adviser. */
export const procedurePage = '/admin/verfahrensdokumentation'

/** The way to opening. */
export const setupPage = '/admin/einrichten'

export const withdrawalsPage = '/admin/widerrufe'

/** Mails and tasks. */
export const outboxPage = '/admin/postausgang'

/** People by mail address. */
export const customersPage = '/admin/kunden'

/** The page of one person, by the key of `customerKeySchema`. */
export function customerAddress(key: string): string {
  return `${customersPage}/${key}`
}

/** The page of one mail. */
export function mailAddress(id: string): string {
  return `${outboxPage}/${id}`
}

export const campaignsPage = '/admin/aktionen'
export const bundlesPage = '/admin/pakete'
export const ratingsPage = '/admin/bewertungen'
export const suggestionsPage = '/admin/abstimmen'

/** The page of one suggestion. */
export function suggestionAddress(id: string): string {
  return `${suggestionsPage}/${id}`
}

/** The page of one bundle. */
export function bundleAddress(id: string): string {
  return `${bundlesPage}/${id}`
}
