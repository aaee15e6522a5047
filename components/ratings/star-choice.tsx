import { useEffect, useRef } from 'react'
import { describedBy } from '@/components/ui/fields/field'
import type { OwnRatingTexts } from './rating-texts'

interface StarChoiceProps {
  id: string
  chosen: number | undefined
  texts: OwnRatingTexts
  error: string | undefined
}

/** One to five stars, each in a word. As the first field of a form that was asked for, it takes the focus. */
export function StarChoice({ id, chosen, texts, error }: StarChoiceProps) {
  const frame = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const stars =
      frame.current?.querySelector<HTMLElement>('input:checked') ?? frame.current?.querySelector('input')
    stars?.focus()
  }, [])
  return (
    <fieldset ref={frame} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{texts.starsLabel}</legend>
      <div className="flex flex-wrap gap-2">
        {texts.starWords.map((word, index) => (
          <label
            key={word}
            className="inline-flex min-h-11 items-center gap-2 rounded-field border border-outline px-3 text-sm has-checked:border-current has-checked:font-semibold"
          >
            <input
              type="radio"
              name="stars"
              value={index + 1}
              defaultChecked={chosen === index + 1}
              className="size-5 accent-accent"
              {...describedBy({ id, error })}
            />
            {word}
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
