import { getTranslations } from 'next-intl/server'
import type { SignedInUser } from '@/lib/account/session/session'
import { ClaimPage } from '../first-admin/claim-page'

export function Invitation({ user }: { user: SignedInUser | null }) {
  const account = user && <Account email={user.email} />
  return <ClaimPage link="invitation" isReady={user !== null} account={account} />
}

async function Account({ email }: { email: string }) {
  const t = await getTranslations('account.staff.invitation')
  return (
    <>
      <p className="border-y border-line py-3">
        {t('account')} <bdi className="block font-semibold break-all">{email}</bdi>
      </p>
      <p className="text-sm text-muted">{t('other')}</p>
    </>
  )
}
