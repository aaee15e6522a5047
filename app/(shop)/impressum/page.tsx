import { Impressum } from '@/components/legal/impressum'
import { pageMetadata } from '@/components/legal/legal-page'

export const generateMetadata = () => pageMetadata('impressum')

export default function ImpressumPage() {
  return <Impressum />
}
