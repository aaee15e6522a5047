import { Agb } from '@/components/legal/contract-texts'
import { pageMetadata } from '@/components/legal/legal-page'

export const generateMetadata = () => pageMetadata('agb')

export default function AgbPage() {
  return <Agb />
}
