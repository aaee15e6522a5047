import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { SessionWatch } from '@/components/account/session-watch'
import { Dashboard } from '@/components/affiliate/dashboard'
import { Programme } from '@/components/affiliate/programme'
import { listSales } from '@/lib/affiliate/list-sales'
import { requirePartner } from '@/lib/affiliate/require-partner'
import { readCookie } from '@/lib/core/cookies'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { keyBefore, partBefore } from '@/lib/core/listing'
import { store } from '@/lib/store/open-store'

const SALES_SHOWN = 20

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('affiliate.partner')
  return { title: t('title'), description: t('description') }
}

/** For a partner the dashboard; for everybody else what the programme is. */
export default async function PartnerPage({ searchParams }: PageProps<'/partner'>) {
  const t = await getTranslations('affiliate.partner')
  const before = keyBefore((await searchParams).vor)
  const session = readCookie(await headers(), 'session')
  const access = await requirePartner(store(), session).catch((error: unknown) => {
    if (error instanceof ShopError) return error.code
    throw error
  })
  return (
    <div className="page-width grid gap-10 py-10 sm:py-14">
      <header className="text-width grid gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-muted">{typeof access === 'string' ? t('intro') : t('welcome')}</p>
      </header>
      {typeof access === 'string' ? (
        <Programme isSignedIn={access === 'forbidden'} />
      ) : (
        <>
          <SessionWatch uid={access.user.uid} path="/partner" />
          <Dashboard
            partner={access.partner}
            sales={await listSales(store(), access.partner.uid, partBefore(before, SALES_SHOWN))}
            isFirstPart={before === undefined}
            origin={env().PUBLIC_ORIGIN}
          />
        </>
      )}
    </div>
  )
}
