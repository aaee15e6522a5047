import { useFormatter, useTranslations } from 'next-intl'

/** Formats times, in ms since 1970, on an order's page. */
export function useDeskTime(): (at: number) => string {
  const t = useTranslations('admin.orderDesk')
  const format = useFormatter()
  return (at) => t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })
}
