import { useEffect, useRef } from 'react'
import { describedBy } from '@/components/ui/fields/described-by'
import { STAR } from '@/components/ui/star-row'
import type { OwnRatingTexts } from './rating-texts'

interface StarChoiceProps {
  id: string
  chosen: number | undefined
  /** Whether it was asked for, and takes the focus as the first field of its form. */
  takesFocus: boolean
  onChoose: () => void
  texts: OwnRatingTexts
  error: string | undefined
}

/** A row of five stars, filled up to the one that is chosen or pointed at, with its word beside it. */
export function StarChoice({ id, chosen, takesFocus, onChoose, texts, error }: StarChoiceProps) {
  const frame = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    const stars =
      frame.current?.querySelector<HTMLElement>('input:checked') ?? frame.current?.querySelector('input')
    stars?.focus()
  }, [takesFocus])
  return (
    <fieldset ref={frame} className="grid gap-1.5">
      <legend className="sr-only">{texts.rateNamed}</legend>
      <div className="star-choice">
        {texts.starWords.map((word, index) => (
          <label key={word}>
            <input
              type="radio"
              name="stars"
              aria-label={word}
              value={index + 1}
              defaultChecked={chosen === index + 1}
              onChange={onChoose}
              {...describedBy({ id, error })}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span aria-hidden="true">{word}</span>
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
