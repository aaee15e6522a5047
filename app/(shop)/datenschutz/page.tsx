import { Datenschutz } from '@/components/legal/datenschutz'
import { pageMetadata } from '@/lib/legal/page-metadata'

export const generateMetadata = () => pageMetadata('datenschutz')

export default function DatenschutzPage() {
  return <Datenschutz />
}
