import { getTranslations } from 'next-intl/server'
import { ConsentSetting } from '@/components/affiliate/banner/consent-setting'
import { consentTexts } from '@/components/affiliate/banner/consent-texts'
import { Datenschutz } from '@/components/legal/datenschutz/datenschutz'
import { ForgetAtHand } from '@/components/offline/forget-at-hand'
import { pageMetadata } from '@/components/legal/legal-page'

export const generateMetadata = () => pageMetadata('datenschutz')

export default async function DatenschutzPage() {
  const t = await getTranslations('offline')
  return (
    <Datenschutz
      referralChoice={<ConsentSetting texts={await consentTexts()} />}
      atHandChoice={<ForgetAtHand texts={{ forget: t('forget'), forgotten: t('forgotten') }} />}
    />
  )
}
