import { Impressum } from '@/components/legal/impressum'
import { pageMetadata } from '@/lib/legal/page-metadata'

export const generateMetadata = () => pageMetadata('impressum')

export default function ImpressumPage() {
  return <Impressum />
}
