import { Agb } from '@/components/legal/contract-texts'
import { pageMetadata } from '@/lib/legal/page-metadata'

export const generateMetadata = () => pageMetadata('agb')

export default function AgbPage() {
  return <Agb />
}
