import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/components/account/account-form'
import { accountTexts } from '@/components/account/account-texts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('signIn'), description: t('signInDescription'), robots: { index: false } }
}

export default async function SignInPage() {
  const t = await getTranslations('account')
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="mx-auto grid max-w-md gap-5">
        <noscript>{t('needsScript')}</noscript>
        <AccountForm texts={await accountTexts()} />
      </div>
    </div>
  )
}
