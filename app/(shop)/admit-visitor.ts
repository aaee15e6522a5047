import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { SESSION_COOKIE } from '@/lib/account/session'
import { ShopError } from '@/lib/core/errors'

/**
 * Asks whether the visitor may see a page that is rendered for them. Who is signed in but not allowed learns no more
 * than that there is no such page.
 * @param signInFor the page's path, to come back to after signing in; without it the page is hidden from visitors too
 * @returns null if the sign-in service cannot be asked
 */
export async function admitVisitor<Admitted>(
  check: (sessionCookie: string | undefined) => Promise<Admitted>,
  signInFor?: string,
): Promise<Admitted | null> {
  const sessionCookie = (await cookies()).get(SESSION_COOKIE)?.value
  try {
    return await check(sessionCookie)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.code === 'sign_in_unavailable') return null
    if (error.code === 'unauthorized' && signInFor !== undefined) {
      redirect(`/anmelden?zurueck=${encodeURIComponent(signInFor)}`)
    }
    if (error.code === 'unauthorized' || error.code === 'forbidden') notFound()
    throw error
  }
}
