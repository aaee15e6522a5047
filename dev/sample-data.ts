import { now } from '@/lib/core/clock'
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
  const createdAt = now()
  const entries = partners.map((partner) => [`affiliateUsers/${partner.uid}`, { ...partner, createdAt }])
  return store.updateOnce('sample_data', Object.fromEntries(entries))
}
