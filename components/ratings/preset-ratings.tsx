import { getTranslations } from 'next-intl/server'
import { PresetStars } from '@/components/catalog/cover/preset-stars'
import { SheetSection } from '@/components/ui/sheet-section'
import { ratingOf } from '@/lib/catalog/catalog'
import { RatingList } from './rating-list'

/** The ratings of a preset, and how the shop ensures that they are from buyers (§ 5b Abs. 3 UWG). */
export async function PresetRatings({ presetId }: { presetId: string }) {
  const t = await getTranslations('ratings')
  return (
    <SheetSection id="bewertungen" title={t('title')}>
      <div className="grid gap-6">
        <PresetStars presetId={presetId} />
        <RatingList presetId={presetId} />
        <details className="text-width border-y border-line text-sm">
          <summary className="disclosure min-h-11 py-2">{t('rulesTitle')}</summary>
          <div className="grid gap-2 pb-3 text-muted">
            <p>{t('checked')}</p>
            <p>{t('all')}</p>
            {!ratingOf(presetId) && <p>{t('tooFew')}</p>}
          </div>
        </details>
      </div>
    </SheetSection>
  )
}
