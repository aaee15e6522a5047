import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageTitle } from '@/components/ui/ui-texts'
import RootLayout from './(shop)/layout'
import NotFound from './(shop)/not-found'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell')
  return { title: await pageTitle(t('notFoundTitle')), robots: { index: false } }
}

export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFound />
    </RootLayout>
  )
}
