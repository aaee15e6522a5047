import { Widerruf } from '@/components/legal/contract-texts'
import { pageMetadata } from '@/components/legal/legal-page'

export const generateMetadata = () => pageMetadata('widerruf')

export default function WiderrufPage() {
  return <Widerruf />
}
