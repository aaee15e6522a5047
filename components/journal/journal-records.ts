import { partnerAddress } from '@/components/affiliate/desk/partner-query'
import { suggestionAddress } from '@/components/voting/desk/suggestion-query'

/** The page of a record by the collection that it stands in; other records have none of their own. */
const pages = new Map<string, (key: string) => string>([
  ['orders', (id) => `/admin/bestellungen/${id}`],
  ['affiliateUsers', partnerAddress],
  ['affiliateApplications', partnerAddress],
  ['presets', (id) => `/admin/presets/${id}`],
  ['suggestions', suggestionAddress],
])

/** Where the desk shows the record that a path is in; null if it has no page. */
export function recordAddress(path: string): string | null {
  const [collection = '', key] = path.split('/')
  return key === undefined ? null : (pages.get(collection)?.(key) ?? null)
}
