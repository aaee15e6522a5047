import type { Metadata } from 'next'
import { useFormatter, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StaysOpen } from '@/components/ui/stays-open'
import { owner } from '@/lib/legal/current-owner'
import type { LegalPageName } from '@/lib/legal/legal-pages'
import { LegalContents } from './legal-contents'
import { sampleFields } from '@/lib/legal/owner-fields'
import type { Owner } from '@/lib/legal/schema'

export const PROSE = [
  'min-w-0 max-w-[68ch]',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:border-t [&_h2]:border-line [&_h2]:pt-6 [&_h2]:text-xl',
  '[&_p]:my-3 [&_address]:my-3 [&_address]:not-italic',
  '[&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1',
  '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4',
].join(' ')

export async function pageMetadata(page: LegalPageName): Promise<Metadata> {
  const t = await getTranslations('legal')
  return { title: t(`${page}.title`), description: t(`${page}.description`) }
}

interface LegalPageProps {
  page: LegalPageName
  /** `YYYY-MM-DD`. */
  version: string
  contents?: readonly string[]
  children: ReactNode
}

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
        <SampleNotice owner={owner()} />
        {children}
        <footer className="mt-10 border-t border-line pt-4 text-sm text-muted">
          {t('version')}{' '}
          <time dateTime={version}>{format.dateTime(new Date(version), { dateStyle: 'long' })}</time>
        </footer>
      </article>
    </div>
  )
}

export function SampleNotice({ owner }: { owner: Owner }) {
  const t = useTranslations('legal')
  if (sampleFields(owner).length === 0) return null
  return (
    <div role="note" className="border-t border-line pt-3 text-sm">
      <strong>{t('sampleTitle')}</strong> {t('sampleText')}
    </div>
  )
}
