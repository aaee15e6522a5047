import { getTranslations } from 'next-intl/server'
import { AccountSection } from '@/components/account/account-section'
import { HeadsetField } from '@/components/headsets/headset-field'

/** Adopted by every device on which none was chosen yet. */
export async function OwnHeadset() {
  const t = await getTranslations('headsets')
  return (
    <AccountSection id="headset" title={t('field.label')}>
      <div className="grid gap-3">
        <HeadsetField />
        <p className="text-width text-sm text-muted">{t('account')}</p>
      </div>
    </AccountSection>
  )
}
