import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { ClipMark } from '@/lib/studio/clip/clip'

export const markTime = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

export function useRange(): (mark: ClipMark) => string {
  const t = useTranslations('ownPresets.clip')
  return ({ from, to }) => t('range', { from: markTime.format(from), to: markTime.format(to) })
}

interface MarkListProps {
  marks: readonly ClipMark[]
  onRemove: (mark: ClipMark) => void
}

export function MarkList({ marks, onRemove }: MarkListProps) {
  const t = useTranslations('ownPresets.clip')
  const rangeIn = useRange()
  return (
    <details className="border-y border-line">
      <summary className="disclosure min-h-12 py-2.5">{t('list')}</summary>
      <ul className="grid gap-x-6 pb-4 sm:grid-cols-2 lg:grid-cols-3">
        {marks.map((mark) => {
          const range = rangeIn(mark)
          return (
            <li key={mark.from} className="flex items-center justify-between gap-2 text-sm">
              <span className="number">{range}</span>
              <Button tone="quiet" aria-label={t('removeNamed', { range })} onClick={() => onRemove(mark)}>
                {t('remove')}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
