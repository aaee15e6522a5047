import 'server-only'
import { env } from '@/lib/core/env'
import type { Store } from '@/lib/store/store'
import { firstAdminToken } from './data'
import { hasAdmin } from './has-admin'

/**
 * The link by which somebody becomes the shop's first admin; null if there is an admin. Browsers send no fragment,
 * so the token stays out of addresses that are logged, counted or passed on.
 * @throws ShopError `sign_in_unavailable`
 */
export async function offerFirstAdmin(store: Store): Promise<string | null> {
  return (await hasAdmin(store)) ? null : `${env().PUBLIC_ORIGIN}/einrichten#${firstAdminToken()}`
}
