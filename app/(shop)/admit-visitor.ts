import { cookies } from 'next/headers'
import { forbidden, unauthorized } from 'next/navigation'
import { SESSION_COOKIE } from '@/lib/account/session'
import { ShopError } from '@/lib/core/errors'

/**
 * Asks whether the visitor may see a page that is rendered for them. Who may not gets the status 401 or 403 and the
 * `unauthorized.tsx` or `forbidden.tsx` beside the page.
 * @returns null if the sign-in service cannot be asked
 */
export async function admitVisitor<Admitted>(
  check: (sessionCookie: string | undefined) => Promise<Admitted>,
): Promise<Admitted | null> {
  const sessionCookie = (await cookies()).get(SESSION_COOKIE)?.value
  try {
    return await check(sessionCookie)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.code === 'sign_in_unavailable') return null
    if (error.code === 'unauthorized') unauthorized()
    if (error.code === 'forbidden') forbidden()
    throw error
  }
}
