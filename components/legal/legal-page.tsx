import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StaysOpen } from '@/components/ui/stays-open'
import { owner } from '@/lib/legal/owner'
import type { LegalPageName } from '@/lib/legal/page-metadata'
import { LegalContents } from './legal-contents'
import { PROSE } from './prose'
import { SampleNotice } from './sample-notice'

interface LegalPageProps {
  page: LegalPageName
  /** The text's date, as `YYYY-MM-DD`. */
  version: string
  /** The headings of a long text, in order. */
  contents?: readonly string[]
  children: ReactNode
}

/** The frame of all legal texts. It warns as long as the owner's data are samples. */
export function LegalPage({ page, version, contents, children }: LegalPageProps) {
  const t = useTranslations('legal')
  const format = useFormatter()
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <h1 className="text-2xl hyphens-auto max-sm:font-stretch-[86%] lg:col-span-2">{t(`${page}.title`)}</h1>
      {contents && (
        <div className="lg:order-last">
          <LegalContents headings={contents} />
        </div>
      )}
      <StaysOpen />
      <article className={PROSE}>
        <SampleNotice owner={owner} />
        {children}
        <footer className="mt-10 border-t border-line pt-4 text-sm text-muted">
          {t('version')}{' '}
          <time dateTime={version}>{format.dateTime(new Date(version), { dateStyle: 'long' })}</time>
        </footer>
      </article>
    </div>
  )
}
