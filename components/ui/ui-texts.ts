import { getTranslations } from 'next-intl/server'
import type { Status } from './status-badge'

/** The default labels, to render on the server or to pass to client components. */
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

/** The browser tab's name for a page with this title. */
export async function pageTitle(title: string): Promise<string> {
  const meta = await getTranslations('meta')
  return meta('titleTemplate').replace('%s', () => title)
}
