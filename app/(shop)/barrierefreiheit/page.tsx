import { Barrierefreiheit } from '@/components/legal/barrierefreiheit'
import { pageMetadata } from '@/lib/legal/page-metadata'

export const generateMetadata = () => pageMetadata('barrierefreiheit')

export default function BarrierefreiheitPage() {
  return <Barrierefreiheit />
}
