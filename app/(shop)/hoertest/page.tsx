import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { trackOf } from '@/components/audio/playing/track'
import { ListeningTest } from '@/components/listening-test/listening-test'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { allPresets } from '@/lib/catalog/catalog'
import { isMoneyBackPromised } from '@/lib/catalog/current-catalog'
import { presetPath } from '@/lib/catalog/preset-path'
import { publicOrigin } from '@/lib/core/address/public-origin'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('listeningTest')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: publicOrigin() && '/hoertest' },
  }
}

export default async function ListeningPage() {
  const t = await getTranslations('listeningTest')
  return (
    <PageTexts page="/hoertest">
      <div className="listening-page">
        <PageHead title={t('title')} curve={<HouseCurve />}>
          <p>{t('lead')}</p>
          <p className="text-sm">{t('privacy')}</p>
        </PageHead>
        <noscript>
          <p className="page-width py-8">{t('needsScript')}</p>
        </noscript>
        <ListeningTest
          title={t('title')}
          presets={allPresets().map(({ id, slug, version, name, game, filters, active }) => ({
            ...trackOf({ id, name, game, filters }),
            path: presetPath({ id, slug }),
            game,
            version,
            isOnSale: active,
          }))}
          isMoneyBackPromised={isMoneyBackPromised()}
        />
      </div>
    </PageTexts>
  )
}
