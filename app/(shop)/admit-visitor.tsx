import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Forbidden } from '@/components/account/forbidden'
import { SignInNeeded } from '@/components/account/sign-in-needed'
import { SignInUnavailable } from '@/components/account/sign-in-unavailable'
import { readCookie } from '@/lib/core/cookies'
import { ShopError } from '@/lib/core/errors'
import { setAnswerStatus } from '@/lib/http/server/answer-status'
import { store } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'

/**
 * Asks whether the visitor may see the page with this path, which is rendered for them. Who may not gets the status of
 * the refusal, and what is to be shown in the page's place.
 */
export async function admitVisitor<Admitted>(
  path: string,
  check: (store: Store, sessionCookie: string | undefined) => Promise<Admitted>,
): Promise<{ admitted: Admitted } | { refusal: ReactNode }> {
  const sessionCookie = readCookie(await headers(), 'session')
  try {
    return { admitted: await check(store(), sessionCookie) }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { refusal: refusalOf(error, path) }
  }
}

/** @throws the error itself if it is no refusal */
function refusalOf(error: ShopError, path: string): ReactNode {
  if (error.code === 'sign_in_unavailable') {
    setAnswerStatus(503)
    return <SignInUnavailable />
  }
  if (error.code === 'unauthorized') {
    setAnswerStatus(401)
    return <SignInNeeded path={path} />
  }
  if (error.code === 'forbidden') {
    setAnswerStatus(403)
    return <Forbidden />
  }
  throw error
}
