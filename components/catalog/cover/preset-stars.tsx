import { getFormatter, getTranslations } from 'next-intl/server'
import { StarRow } from '@/components/ui/star-row'
import { ratingOf } from '@/lib/catalog/catalog'

export async function PresetStars({ presetId }: { presetId: string }) {
  const t = await getTranslations('ratings')
  const format = await getFormatter()
  const rating = ratingOf(presetId)
  if (!rating) return null
  const { average, count } = rating
  const mean = format.number(average, { minimumFractionDigits: 1 })
  return (
    <p className="flex items-center gap-2 text-sm">
      <StarRow value={average} />
      <span className="sr-only">{t('mean', { mean, count })}</span>
      <span aria-hidden="true" className="number">
        {t('meanShort', { mean, count })}
      </span>
    </p>
  )
}
