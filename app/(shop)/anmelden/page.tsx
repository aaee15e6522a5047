import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/components/account/account-form'
import { accountTexts } from '@/components/account/account-texts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('signIn'), description: t('signInDescription'), robots: { index: false } }
}

/** Rendered per visit: its address says which of the forms is wanted. */
export default async function SignInPage({ searchParams }: PageProps<'/anmelden'>) {
  const t = await getTranslations('account')
  const search = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="mx-auto grid max-w-md gap-5">
        <noscript>{t('needsScript')}</noscript>
        <AccountForm search={search.toString()} texts={await accountTexts()} />
      </div>
    </div>
  )
}
