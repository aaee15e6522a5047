import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { describedBy } from '@/components/ui/fields/described-by'
import { STAR } from '@/components/ui/star-row'

interface StarChoiceProps {
  id: string
  chosen: number | undefined
  takesFocus: boolean
  onChoose: () => void
  name: string
  error: string | undefined
}

/** Filled up to the star that is chosen or pointed at, with its word beside it. */
export function StarChoice({ id, chosen, takesFocus, onChoose, name, error }: StarChoiceProps) {
  const t = useTranslations('ratings.own')
  const frame = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    const stars =
      frame.current?.querySelector<HTMLElement>('input:checked') ?? frame.current?.querySelector('input')
    stars?.focus()
  }, [takesFocus])
  return (
    <fieldset ref={frame} className="grid gap-1.5">
      <legend className="sr-only">{t('rateNamed', { name })}</legend>
      <div className="star-choice">
        {([1, 2, 3, 4, 5] as const).map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              aria-label={t(`words.${stars}`)}
              value={stars}
              defaultChecked={chosen === stars}
              onChange={onChoose}
              {...describedBy({ id, error })}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span aria-hidden="true">{t(`words.${stars}`)}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
