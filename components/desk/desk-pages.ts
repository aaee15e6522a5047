export const adminHome = '/admin'

export const figuresPage = '/admin/auswertung'

export const moneyPage = '/admin/zahlungen'

export const providerPayoutsPage = '/admin/zahlungsdienst'

export function providerPayoutAddress(id: string): string {
  return `${providerPayoutsPage}/${id}`
}

export const heldPage = '/admin/pruefung'

export const operationPage = '/admin/betrieb'

export const staffPage = '/admin/mitarbeiter'

export const procedurePage = '/admin/verfahrensdokumentation'

export const setupPage = '/admin/einrichten'

export const withdrawalsPage = '/admin/widerrufe'

export const outboxPage = '/admin/postausgang'

export const customersPage = '/admin/kunden'

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
