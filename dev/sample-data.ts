import { setPartner } from '@/lib/affiliate/partners/set-partner'
import type { Store } from '@/lib/store/store'

const partners = [
  {
    uid: 'sample-partner-nova',
    customCode: 'NOVA10',
    commissionRate: 10,
    email: 'partner@spielklang.example',
    active: true,
  },
  {
    uid: 'sample-partner-pixel',
    customCode: 'pixel',
    commissionRate: 12.5,
    discountPercent: 10,
    email: 'pixel@spielklang.example',
    active: true,
  },
  {
    uid: 'sample-partner-rest',
    customCode: 'pause',
    commissionRate: 10,
    email: 'pause@spielklang.example',
    active: false,
  },
]

/**
 * Gives a new store its sample partners, once.
 * @returns whether they were written
 */
export async function fillSampleData(store: Store): Promise<boolean> {
  if ((await store.get('once/sample_data')) !== null) return false
  for (const { uid, ...partner } of partners) await setPartner(store, uid, partner)
  return store.updateOnce('sample_data', {})
}
