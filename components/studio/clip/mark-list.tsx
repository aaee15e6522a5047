import { fillText } from '@/components/audio/fill-text'
import { Button } from '@/components/ui/button'
import type { ClipMark } from '@/lib/studio/clip/clip'
import type { ClipTexts } from './clip-texts'

export const markTime = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

export function rangeIn({ from, to }: ClipMark, texts: ClipTexts): string {
  return fillText(texts.range, { from: markTime.format(from), to: markTime.format(to) })
}

interface MarkListProps {
  marks: readonly ClipMark[]
  onRemove: (mark: ClipMark) => void
  texts: ClipTexts
}

export function MarkList({ marks, onRemove, texts }: MarkListProps) {
  return (
    <details className="border-y border-line">
      <summary className="disclosure min-h-12 py-2.5">{texts.list}</summary>
      <ul className="grid gap-x-6 pb-4 sm:grid-cols-2 lg:grid-cols-3">
        {marks.map((mark) => {
          const range = rangeIn(mark, texts)
          return (
            <li key={mark.from} className="flex items-center justify-between gap-2 text-sm">
              <span className="number">{range}</span>
              <Button
                tone="quiet"
                aria-label={fillText(texts.removeNamed, { range })}
                onClick={() => onRemove(mark)}
              >
                {texts.remove}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
