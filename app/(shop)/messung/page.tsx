import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { HeldOutPicture } from '@/components/catalog/prominence/held-out-picture'
import { ProminenceTable } from '@/components/catalog/prominence/prominence-table'
import { SheetSection } from '@/components/ui/sheet-section'
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

/** Explains how the effect of a preset is computed and what it does not mean, and lists the figures of all presets. */
export default async function ProminencePage() {
  const t = await getTranslations('catalog.prominence.page')
  return (
    <>
      <div className="pb-14">
        <PageHead title={t('title')} curve={<HouseCurve />}>
          <p>{t('lead')}</p>
        </PageHead>
      </div>
      <SheetSection id="rechnung" title={t('howTitle')}>
        <ol className="text-width grid list-decimal gap-2 pl-6">
          {HOW.map((step) => (
            <li key={step}>{t(`how.${step}`)}</li>
          ))}
        </ol>
      </SheetSection>
      <SheetSection id="bild" title={t('pictureTitle')}>
        <HeldOutPicture />
        <p className="text-width pt-4 text-sm text-muted">{t('picture')}</p>
      </SheetSection>
      <SheetSection id="grenzen" title={t('notTitle')}>
        <ul className="text-width grid list-disc gap-2 pl-6">
          <li>{t('not.open')}</li>
          <li>{t('not.noise')}</li>
          <li>
            {t.rich('not.people', {
              link: (text) => (
                <ShopLink href="/hoertest" className="font-medium text-link">
                  {text}
                </ShopLink>
              ),
            })}
          </li>
          <li>
            {t.rich('not.yours', {
              link: (text) => (
                <ShopLink href="/studio#aus-deinem-clip" className="font-medium text-link">
                  {text}
                </ShopLink>
              ),
            })}
          </li>
          <li>{t('not.direction')}</li>
        </ul>
      </SheetSection>
      <SheetSection id="dynamik" title={t('dynamicsTitle')}>
        <p className="text-width text-pretty">{t('dynamics')}</p>
      </SheetSection>
      <SheetSection id="alle" title={t('tableTitle')}>
        <ProminenceTable presets={presets()} />
      </SheetSection>
    </>
  )
}
