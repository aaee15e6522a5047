import { partnerAddress } from '@/components/affiliate/desk/partner-query'
import {
  bundleAddress,
  campaignsPage,
  customerAddress,
  headsetAddress,
  suggestionAddress,
} from '@/components/desk/desk-pages'

/** The pages of records, by collection; the others have none. */
const pages = new Map<string, (key: string) => string>([
  ['orders', (id) => `/admin/bestellungen/${id}`],
  ['users', customerAddress],
  ['affiliateUsers', partnerAddress],
  ['affiliateApplications', partnerAddress],
  ['presets', (id) => `/admin/presets/${id}`],
  ['bundles', bundleAddress],
  ['campaigns', () => campaignsPage],
  ['headsets', headsetAddress],
  ['suggestions', suggestionAddress],
])

/** The desk's page for a record; null if there is none. */
export function recordAddress(path: string): string | null {
  const [collection = '', key] = path.split('/')
  return key === undefined ? null : (pages.get(collection)?.(key) ?? null)
}
