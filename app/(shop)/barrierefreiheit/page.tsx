import { Barrierefreiheit } from '@/components/legal/barrierefreiheit'
import { pageMetadata } from '@/components/legal/legal-page'

export const generateMetadata = () => pageMetadata('barrierefreiheit')

export default function BarrierefreiheitPage() {
  return <Barrierefreiheit />
}
