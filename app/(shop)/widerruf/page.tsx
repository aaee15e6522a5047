import { Widerruf } from '@/components/legal/contract-texts'
import { pageMetadata } from '@/lib/legal/page-metadata'

export const generateMetadata = () => pageMetadata('widerruf')

export default function WiderrufPage() {
  return <Widerruf />
}
