import { ConsentSetting } from '@/components/affiliate/banner/consent-setting'
import { Datenschutz } from '@/components/legal/datenschutz/datenschutz'
import { pageMetadata } from '@/components/legal/legal-page'
import { ForgetAtHand } from '@/components/offline/forget-at-hand'
import { PageTexts } from '@/components/ui/texts/page-texts'

export const generateMetadata = () => pageMetadata('datenschutz')

export default function DatenschutzPage() {
  return (
    <PageTexts page="/datenschutz">
      <Datenschutz referralChoice={<ConsentSetting />} atHandChoice={<ForgetAtHand />} />
    </PageTexts>
  )
}
