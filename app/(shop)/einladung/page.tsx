import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { Invitation } from '@/components/account/invitation/invitation'
import { SessionWatch } from '@/components/account/session-change'
import { StaysOpen } from '@/components/ui/stays-open'
import { userIfKnown } from '@/lib/account/session/user-if-known'
import { readCookie } from '@/lib/core/cookies'
import { store } from '@/lib/store/open-store'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.staff.invitation')
  return { title: t('title'), robots: { index: false } }
}

export default async function InvitationPage() {
  const user = await userIfKnown(store(), readCookie(await headers(), 'session'))
  return (
    <>
      <StaysOpen />
      {user && <SessionWatch uid={user.uid} path="/einladung" />}
      <Invitation user={user} />
    </>
  )
}
