import { useFormatter, useTranslations } from 'next-intl'

/** Writes times of an order's page, in ms since 1970, as people read them. */
export function useDeskTime(): (at: number) => string {
  const t = useTranslations('admin.orderDesk')
  const format = useFormatter()
  return (at) => t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })
}
