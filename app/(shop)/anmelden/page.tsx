import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AccountForm } from '@/components/account/sign-in/account-form'
import { viewOf } from '@/components/account/sign-in/sign-in-address'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { ShopLink } from '@/components/ui/shop-link'
import { StaysOpen } from '@/components/ui/stays-open'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { relyingParty } from '@/lib/account/passkeys/relying-party'
import { NAME_LENGTH } from '@/lib/account/schema'
import { env } from '@/lib/core/env'

type SearchParams = PageProps<'/anmelden'>['searchParams']

export async function generateMetadata({ searchParams }: PageProps<'/anmelden'>): Promise<Metadata> {
  const t = await getTranslations('account')
  const titles = { signIn: t('signIn'), register: t('register'), reset: t('resetTitle') }
  const title = titles[viewOf(await searchOf(searchParams))]
  return { title, description: t('signInDescription'), robots: { index: false } }
}

export default async function SignInPage({ searchParams }: PageProps<'/anmelden'>) {
  const t = await getTranslations('account')
  return (
    <PageTexts page="/anmelden">
      <AccountForm
        search={await searchOf(searchParams)}
        nameLength={NAME_LENGTH}
        hasPasskeys={relyingParty(env().PUBLIC_ORIGIN) !== null}
        curve={<HouseCurve />}
      >
        <StaysOpen />
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <p className="text-muted">{t.rich('asGuest', { link: FindLink })}</p>
      </AccountForm>
    </PageTexts>
  )
}

function FindLink(text: ReactNode) {
  return (
    <ShopLink href="/bestellung-finden" className="font-medium text-link">
      {text}
    </ShopLink>
  )
}

async function searchOf(searchParams: SearchParams): Promise<string> {
  const single = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(single).toString()
}
