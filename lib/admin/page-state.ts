import { publicPartner, type PublicPartner } from '@/lib/affiliate/partners/public-partner'
import { store } from '@/lib/store/open-store'
import { getLastChange } from '@/lib/voting/data'
import { keptList, votingPage } from '@/lib/voting/public-lists'

/** A partner's page and its social image; cached under the code as the partner writes it. */
const PARTNER = /^\/p\/([^/]+)(\/vorschau\.png)?$/

interface PageState {
  page: string | null
  /** Changes with what it shows besides published data; '' for nothing. */
  version: string
}

/** Of what a page shows besides published data, read per request: a blocked partner's page disappears at once. */
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
