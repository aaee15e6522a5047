import type { z } from 'zod'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { codeRefusal } from './apply'
import type { partnerChangeSchema, adjustmentSchema } from './schema'
import { hasAffiliate } from '../data'
import { setPartnerAs } from '../partners/set-partner-as'
import { journalAdded } from '@/lib/journal/data'
import { adjustBalance } from '../balance/adjust-balance'

/**
 * A new rate applies to future sales; a replaced code still leads to the partner.
 * @throws ShopError `not_found`; `partner_left`; `invalid_input` at a code that is not available
 */
export async function changePartner(
  store: Store,
  uid: string,
  { code, rate, discountPercent, codeLasts, active }: z.infer<typeof partnerChangeSchema>,
  actor: string,
): Promise<void> {
  if (!(await hasAffiliate(store, uid))) throw new ShopError('not_found')
  try {
    const change = { customCode: code, commissionRate: rate, discountPercent, codeLasts, active }
    await setPartnerAs(store, uid, change, actor)
  } catch (error) {
    if (error instanceof ShopError && error.code.startsWith('affiliate_code_')) throw codeRefusal(error.code)
    throw error
  }
  log().info({ uid, code, rate, discountPercent, codeLasts, active, actor }, 'partner changed')
}

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
