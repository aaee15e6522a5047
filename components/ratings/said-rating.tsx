import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { StarRow } from '@/components/ui/star-row'
import type { OwnRating } from '@/lib/ratings/schema'

export function SaidRating({ rating }: { rating: OwnRating }) {
  const t = useTranslations('ratings.own')
  const { stars, text, name, hidden } = rating
  return (
    <>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StarRow value={stars} />
          <span className="sr-only">{t('ofFive', { stars })}</span>
          <bdi className="font-semibold wrap-anywhere">{name ?? t('anonymous')}</bdi>
        </p>
        {text !== undefined && <p className="text-width whitespace-pre-line wrap-anywhere">{text}</p>}
      </div>
      {hidden && (
        <Notice tone="warning">
          <p className="font-semibold">{t('hidden')}</p>
          <p className="text-width whitespace-pre-line wrap-anywhere">
            {t('hiddenReason')} {hidden.reason}
          </p>
        </Notice>
      )}
    </>
  )
}
