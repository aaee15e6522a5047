import { ConsentSetting } from '@/components/affiliate/consent-setting'
import { consentTexts } from '@/components/affiliate/consent-texts'
import { Datenschutz } from '@/components/legal/datenschutz'
import { pageMetadata } from '@/lib/legal/page-metadata'

export const generateMetadata = () => pageMetadata('datenschutz')

export default async function DatenschutzPage() {
  return <Datenschutz referralChoice={<ConsentSetting texts={await consentTexts()} />} />
}
