import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { FirstAdmin, FirstAdminFound } from '@/components/account/first-admin/first-admin'
import { SessionWatch } from '@/components/account/session-change'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { isFirstAdminOpen } from '@/lib/account/first-admin/become-first-admin'
import { userOf } from '@/lib/account/session/session'
import { readCookie } from '@/lib/core/cookies'
import { setAnswerStatus } from '@/lib/core/current-answer'
import { store } from '@/lib/store/open-store'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.firstAdmin')
  return { title: t('title'), robots: { index: false } }
}

export default async function FirstAdminPage() {
  const user = await userOf(store(), readCookie(await headers(), 'session'))
  if (await isFirstAdminOpen(store(), user?.uid))
    return (
      <PageTexts page="/einrichten">
        {user && <SessionWatch uid={user.uid} path="/einrichten" />}
        <FirstAdmin user={user} />
      </PageTexts>
    )
  setAnswerStatus(410)
  return <FirstAdminFound isUser={user?.admin === true || user?.needsFactor === true} />
}
