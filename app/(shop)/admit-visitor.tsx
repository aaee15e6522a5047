import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { cache, type ReactNode } from 'react'
import { Forbidden } from '@/components/account/forbidden'
import { SignInNeeded } from '@/components/account/sign-in/sign-in-needed'
import { SignInUnavailable } from '@/components/account/sign-in/sign-in-unavailable'
import { readCookie } from '@/lib/core/cookies'
import { ShopError } from '@/lib/core/errors'
import { setAnswerStatus } from '@/lib/http/server/answer-status'
import { store } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'

type Check<Admitted> = (store: Store, sessionCookie: string | undefined) => Promise<Admitted>

interface Refused {
  refusal: ReactNode
  /** The message, under `account`, that the tab says. */
  title: 'neededTitle' | 'forbiddenTitle' | 'unavailableTitle'
}

/**
 * Asks whether the visitor may see the page with this path, which is rendered for them. Who may not gets the status of
 * the refusal, and what is to be shown in the page's place. A page and its title may both ask; it is looked up once.
 */
export const admitVisitor = cache(
  async <Admitted,>(path: string, check: Check<Admitted>): Promise<{ admitted: Admitted } | Refused> => {
    const sessionCookie = readCookie(await headers(), 'session')
    try {
      return { admitted: await check(store(), sessionCookie) }
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      return refusalOf(error, path)
    }
  },
)

/** What the tab says: the page's own metadata for who is admitted, else nothing but the refusal. */
export async function metadataFor(
  visitor: { admitted: unknown } | Refused,
  page: Metadata,
): Promise<Metadata> {
  if ('admitted' in visitor) return page
  const t = await getTranslations('account')
  return { title: t(visitor.title), robots: { index: false } }
}

/** @throws the error itself if it is no refusal */
function refusalOf(error: ShopError, path: string): Refused {
  if (error.code === 'sign_in_unavailable') {
    setAnswerStatus(503)
    return { refusal: <SignInUnavailable />, title: 'unavailableTitle' }
  }
  if (error.code === 'unauthorized') {
    setAnswerStatus(401)
    return { refusal: <SignInNeeded path={path} />, title: 'neededTitle' }
  }
  if (error.code === 'forbidden') {
    setAnswerStatus(403)
    return { refusal: <Forbidden />, title: 'forbiddenTitle' }
  }
  throw error
}
