import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnStudio } from '@/components/own-presets/work/own-studio'
import { ownTexts } from '@/components/own-presets/own-texts'
import { Starts } from '@/components/own-presets/work/starts'
import { publicOrigin } from '@/lib/core/address/public-origin'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('own')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: publicOrigin() && '/studio' },
  }
}

export default async function StudioPage() {
  const t = await getTranslations('own')
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-12">
      <div className="grid gap-3">
        <h1 className="text-2xl">{t('heading')}</h1>
        <p className="text-width text-muted">{t('lead')}</p>
      </div>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <OwnStudio texts={await ownTexts()}>
        <Starts />
      </OwnStudio>
    </div>
  )
}
