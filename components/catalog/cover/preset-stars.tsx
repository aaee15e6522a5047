import { useFormatter, useTranslations } from 'next-intl'
import { StarRow } from '@/components/ui/star-row'
import { ratingOf } from '@/lib/catalog/catalog'

export function PresetStars({ presetId }: { presetId: string }) {
  const t = useTranslations('ratings')
  const format = useFormatter()
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
