import { headers } from 'next/headers'
import { forbidden, unauthorized } from 'next/navigation'
import { readCookie } from '@/lib/core/cookies'
import { ShopError } from '@/lib/core/errors'
import { store } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'

/**
 * Asks whether the visitor may see a page that is rendered for them. Who may not gets the status 401 or 403 and the
 * `unauthorized.tsx` or `forbidden.tsx` beside the page.
 * @returns null if the sign-in service cannot be asked
 */
export async function admitVisitor<Admitted>(
  check: (store: Store, sessionCookie: string | undefined) => Promise<Admitted>,
): Promise<Admitted | null> {
  const sessionCookie = readCookie(await headers(), 'session')
  try {
    return await check(store(), sessionCookie)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.code === 'sign_in_unavailable') return null
    if (error.code === 'unauthorized') unauthorized()
    if (error.code === 'forbidden') forbidden()
    throw error
  }
}
