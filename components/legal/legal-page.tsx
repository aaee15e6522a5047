import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { owner } from '@/lib/legal/owner'
import type { LegalPageName } from '@/lib/legal/page-metadata'
import { SampleNotice } from './sample-notice'

const PROSE = [
  'max-w-[68ch] leading-relaxed',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-xl [&_h2]:font-semibold',
  '[&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-semibold',
  '[&_p]:my-3 [&_address]:my-3 [&_address]:not-italic',
  '[&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1',
  '[&_dt]:mt-4 [&_dt]:font-semibold [&_dd]:mt-1',
  '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_a]:break-words',
].join(' ')

interface LegalPageProps {
  page: LegalPageName
  /** The day of the text's version, as `YYYY-MM-DD`. */
  version: string
  children: ReactNode
}

/** The frame of all legal texts: heading, a notice while the owner's data are samples, the text, its version. */
export function LegalPage({ page, version, children }: LegalPageProps) {
  const t = useTranslations('legal')
  const format = useFormatter()
  return (
    <div className="page-width py-10 sm:py-14">
      <article className={PROSE}>
        <h1 className="mb-6 text-3xl font-semibold hyphens-auto break-words">{t(`${page}.title`)}</h1>
        <SampleNotice owner={owner} />
        {children}
        <p className="mt-10 border-t border-line pt-4 text-sm text-muted">
          {t('version')}{' '}
          <time dateTime={version}>{format.dateTime(new Date(version), { dateStyle: 'long' })}</time>
        </p>
      </article>
    </div>
  )
}
