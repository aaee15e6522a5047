import { publicPartner, type PublicPartner } from '@/lib/affiliate/partners/public-partner'
import { store } from '@/lib/store/open-store'
import { getLastChange } from '@/lib/voting/data'
import { keptList, votingPage } from '@/lib/voting/public-lists'

/** A partner's page and its social image; cached under the code as the partner writes it. */
const PARTNER = /^\/p\/([^/]+)(\/vorschau\.png)?$/

interface PageState {
  /** The address under which the page is cached; null if there is no such page. */
  page: string | null
  /** Changes with the data that the page shows in addition to published data; '' if there is none. */
  version: string
}

/**
 * The state of the data that a page shows in addition to published data, read on each request: a blocked partner's page
 * disappears at once, and reading costs a fraction of rendering the page.
 */
export async function pageState(address: string): Promise<PageState> {
  if (address.startsWith(`${votingPage}/`))
    return keptList(address)
      ? { page: address, version: await getLastChange(store()) }
      : { page: null, version: '' }
  const [, code, image = ''] = PARTNER.exec(address) ?? []
  if (code === undefined) return { page: address, version: '' }
  const partner = await publicPartner(store(), code)
  if (!partner) return { page: null, version: '' }
  return { page: `/p/${partner.code}${image}`, version: JSON.stringify(image ? pictured(partner) : partner) }
}

function pictured({ stage, ...partner }: PublicPartner) {
  return { ...partner, picture: stage?.picture }
}
