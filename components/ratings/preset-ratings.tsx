import { getTranslations } from 'next-intl/server'
import { PresetStars } from '@/components/catalog/sleeve/preset-stars'
import { SheetSection } from '@/components/ui/sheet-section'
import { ratingOf } from '@/lib/catalog/catalog'
import { RatingList } from './rating-list'
import { ratingListTexts } from './rating-texts'

/** The ratings of a preset, and how the shop ensures that they are from buyers (§ 5b Abs. 3 UWG). */
export async function PresetRatings({ presetId }: { presetId: string }) {
  const t = await getTranslations('ratings')
  return (
    <SheetSection id="bewertungen" title={t('title')}>
      <div className="grid gap-6">
        {ratingOf(presetId) ? (
          <PresetStars presetId={presetId} />
        ) : (
          <p className="text-sm text-muted">{t('tooFew')}</p>
        )}
        <div className="text-width grid gap-2 text-sm text-muted">
          <p>{t('checked')}</p>
          <p>{t('all')}</p>
        </div>
        <RatingList presetId={presetId} texts={await ratingListTexts()} />
      </div>
    </SheetSection>
  )
}
