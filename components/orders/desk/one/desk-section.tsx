import type { ReactNode } from 'react'
import { getFormatter, getTranslations } from 'next-intl/server'

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

export async function deskTime(): Promise<(at: number) => string> {
  const t = await getTranslations('admin.orderDesk')
  const format = await getFormatter()
  return (at) => t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })
}
