import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MaintenanceScreen } from '@/components/maintenance/maintenance-screen'
import { env } from '@/lib/core/env'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('maintenance')
  return { title: t('title'), robots: { index: false } }
}

export default function MaintenanceRoute() {
  return <MaintenanceScreen note={env().MAINTENANCE_NOTE ?? ''} />
}
