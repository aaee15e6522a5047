import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { SignInNeeded, Forbidden } from '@/components/account/refusals'
import { readCookie } from '@/lib/core/cookies'
import { ShopError } from '@/lib/core/errors'
import { setAnswerStatus } from '@/lib/core/current-answer'
import { store } from '@/lib/store/open-store'
import type { Store } from '@/lib/store/store'

type Check<Admitted> = (store: Store, sessionCookie: string | undefined) => Promise<Admitted>

interface Refused {
  refusal: ReactNode
  title: 'neededTitle' | 'forbiddenTitle'
}

/** Whether the visitor may see a page; else what to show, with the refusal's status. Runs once for page and title. */
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

export async function metadataFor(
  visitor: { admitted: unknown } | Refused,
  page: Metadata,
): Promise<Metadata> {
  if ('admitted' in visitor) return page
  const t = await getTranslations('account')
  return { title: t(visitor.title), robots: { index: false } }
}

/** @throws the error itself if it is not a refusal */
function refusalOf(error: ShopError, path: string): Refused {
  if (error.code === 'factor_needed') redirect('/konto/zweiter-faktor')
  if (error.code === 'unauthorized' || error.code === 'code_needed') {
    setAnswerStatus(401)
    return { refusal: <SignInNeeded path={path} />, title: 'neededTitle' }
  }
  if (error.code === 'forbidden') {
    setAnswerStatus(403)
    return { refusal: <Forbidden />, title: 'forbiddenTitle' }
  }
  throw error
}
