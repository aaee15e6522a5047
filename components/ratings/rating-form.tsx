'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import type { OwnRating } from '@/lib/ratings/schema'
import type { OwnRatingTexts } from './rating-texts'
import { StarChoice } from './star-choice'

interface RatingFormProps {
  path: string
  /** The preset's id; the base of the fields' ids. */
  id: string
  /** The earlier rating. */
  rating: OwnRating | null
  /** Whether the page asks by itself: with the stars alone, until one is chosen. */
  isAsked: boolean
  texts: OwnRatingTexts
  onSaved: () => void
  onCancel: () => void
}

/** Rates a preset. Nothing is preselected or filled in, not even the name. */
export function RatingForm({ path, id, rating, isAsked, texts, onSaved, onCancel }: RatingFormProps) {
  const [isBegun, setIsBegun] = useState(!isAsked)
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      const body = { stars: Number(said.get('stars')), text: said.get('text'), name: said.get('name') }
      await callApi(path, { method: 'PUT', body })
      onSaved()
    })
  const wrong = problem?.fields ?? {}
  return (
    <Form problem={problem} onSend={send} className="text-width grid w-full gap-5">
      <FormProblem problem={problem} />
      <StarChoice
        id={`stars-${id}`}
        chosen={rating?.stars}
        takesFocus={!isAsked}
        onChoose={() => setIsBegun(true)}
        texts={texts}
        error={wrong.stars}
      />
      {isBegun && (
        <>
          <TextAreaField
            id={`text-${id}`}
            name="text"
            defaultValue={rating?.text}
            label={texts.text}
            hint={texts.textHint}
            error={wrong.text}
          />
          <TextField
            id={`name-${id}`}
            name="name"
            autoComplete="off"
            defaultValue={rating?.name}
            label={texts.name}
            hint={texts.nameHint}
            error={wrong.name}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={isSending ? texts.busy : undefined}>
              {texts.submit}
            </Button>
            <Button tone="quiet" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
