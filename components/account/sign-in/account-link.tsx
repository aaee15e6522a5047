import { getTranslations } from 'next-intl/server'
import { AccountEntry } from '../account-entry'

export async function AccountLink({ signIn, account }: { signIn: string; account: string }) {
  const t = await getTranslations('account')
  return (
    <AccountEntry
      texts={{
        signIn,
        account,
        orders: t('orders'),
        partner: t('menu.partner'),
        admin: t('menu.admin'),
        signOut: t('signOut'),
      }}
    />
  )
}
