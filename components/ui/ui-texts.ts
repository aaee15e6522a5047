import { getTranslations } from 'next-intl/server'
import type { Status } from './status-badge'

export async function statusLabels(): Promise<Record<Status, string>> {
  const t = await getTranslations('ui.status')
  return {
    active: t('active'),
    inactive: t('inactive'),
    pending: t('pending'),
    success: t('success'),
    error: t('error'),
    warning: t('warning'),
  }
}

export async function pageTitle(title: string): Promise<string> {
  const meta = await getTranslations('meta')
  return meta('titleTemplate').replace('%s', () => title)
}
