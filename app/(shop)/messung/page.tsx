import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { HeldOutPicture } from '@/components/catalog/prominence/held-out-picture'
import { ProminenceBars } from '@/components/catalog/prominence/prominence-bars'
import { ProminenceTable } from '@/components/catalog/prominence/prominence-table'
import { DisclosureList } from '@/components/ui/disclosure-list'
import { ShopLink } from '@/components/ui/shop-link'
import { presets } from '@/lib/catalog/catalog'
import { publicOrigin } from '@/lib/core/address/public-origin'

const HOW = ['games', 'leftOut', 'weighted', 'equal', 'range', 'limits', 'room'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog.prominence.page')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: publicOrigin() && '/messung' },
  }
}

export default async function ProminencePage() {
  const t = await getTranslations('catalog.prominence.page')
  return (
    <>
      <div className="pb-14">
        <PageHead title={t('title')} curve={<HouseCurve />}>
          <p>{t('lead')}</p>
        </PageHead>
      </div>
      <div className="page-width grid gap-8 pb-14">
        <ProminenceBars presets={presets()} />
        <DisclosureList
          items={[
            { title: t('tableTitle'), content: <ProminenceTable presets={presets()} /> },
            { title: t('howTitle'), content: <How /> },
            { title: t('notTitle'), content: <Limits /> },
            { title: t('dynamicsTitle'), content: <p>{t('dynamics')}</p> },
          ]}
        />
      </div>
    </>
  )
}

async function How() {
  const t = await getTranslations('catalog.prominence.page')
  return (
    <>
      <ol className="grid list-decimal gap-2 pl-6">
        {HOW.map((step) => (
          <li key={step}>{t(`how.${step}`)}</li>
        ))}
      </ol>
      <HeldOutPicture />
      <p>{t('picture')}</p>
    </>
  )
}

async function Limits() {
  const t = await getTranslations('catalog.prominence.page.not')
  const link = (href: '/hoertest' | '/studio#aus-deinem-clip') => ({
    link: (text: ReactNode) => (
      <ShopLink href={href} className="font-medium text-link">
        {text}
      </ShopLink>
    ),
  })
  return (
    <ul className="grid list-disc gap-2 pl-6">
      <li>{t('open')}</li>
      <li>{t('noise')}</li>
      <li>{t.rich('people', link('/hoertest'))}</li>
      <li>{t.rich('yours', link('/studio#aus-deinem-clip'))}</li>
      <li>{t('direction')}</li>
    </ul>
  )
}
