import type { z } from 'zod'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import { adjustBalance } from '../balance/adjust-balance'
import type { adjustmentSchema } from './schema'
import { hasAffiliate } from '../data'

/** Once per key. @throws ShopError `not_found` */
export async function adjustPartner(
  store: Store,
  uid: string,
  adjustment: z.infer<typeof adjustmentSchema>,
  actor: string,
): Promise<void> {
  if (!(await hasAffiliate(store, uid))) throw new ShopError('not_found')
  const { amount, note } = adjustment
  const isWritten = await adjustBalance(store, uid, adjustment, (released) =>
    journalAdded({
      actor,
      act: 'partner-adjusted',
      subject: `affiliateUsers/${uid}`,
      before: { released },
      after: { released: released + amount, note },
    }),
  )
  if (isWritten) log().info({ uid, amount, actor }, 'balance adjusted')
}
