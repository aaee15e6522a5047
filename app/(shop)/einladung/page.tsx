import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { Invitation } from '@/components/account/invitation/invitation'
import { SessionWatch } from '@/components/account/session-change'
import { StaysOpen } from '@/components/ui/stays-open'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { userOf } from '@/lib/account/session/session'
import { readCookie } from '@/lib/core/cookies'
import { store } from '@/lib/store/open-store'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.staff.invitation')
  return { title: t('title'), robots: { index: false } }
}

export default async function InvitationPage() {
  const user = await userOf(store(), readCookie(await headers(), 'session'))
  return (
    <PageTexts page="/einladung">
      <StaysOpen />
      {user && <SessionWatch uid={user.uid} path="/einladung" />}
      <Invitation user={user} />
    </PageTexts>
  )
}
