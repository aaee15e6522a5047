import { getTranslations } from 'next-intl/server'
import { relyingParty } from '@/lib/account/passkeys/relying-party'
import type { ShownPasskey } from '@/lib/account/passkeys/schema'
import { env } from '@/lib/core/env'
import { AccountSection } from '../account-section'
import { AddPasskey } from './add-passkey'
import { PasskeyList } from './passkey-list'

export async function Passkeys({ passkeys }: { passkeys: readonly ShownPasskey[] }) {
  const t = await getTranslations('account.passkeys')
  const isPossible = relyingParty(env().PUBLIC_ORIGIN) !== null
  return (
    <AccountSection id="passkeys" title={t('title')}>
      <p className="text-width">{t(isPossible ? 'about' : 'ipAddress')}</p>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
      {isPossible && <AddPasskey />}
    </AccountSection>
  )
}
