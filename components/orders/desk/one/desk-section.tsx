import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'next-intl'

/** The heading takes the focus when a pressed button disappears. */
export function DeskSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <h2 id={id} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function useDeskTime(): (at: number) => string {
  const t = useTranslations('admin.orderDesk')
  const format = useFormatter()
  return (at) => t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })
}
