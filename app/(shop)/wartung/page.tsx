import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MaintenanceScreen } from '@/components/maintenance/maintenance-screen'
import { maintenanceTexts } from '@/components/maintenance/maintenance-texts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('maintenance')
  return { title: t('title'), robots: { index: false } }
}

export default function MaintenanceRoute() {
  return <MaintenanceScreen texts={maintenanceTexts()} />
}
