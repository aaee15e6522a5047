'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import type { OwnRating } from '@/lib/ratings/schema'
import { StarChoice } from './star-choice'

interface RatingFormProps {
  path: string
  /** The preset's id; the base of the fields' ids. */
  id: string
  /** The preset's name. */
  name: string
  /** The earlier rating. */
  rating: OwnRating | null
  /** Whether the page asks for a rating unprompted: then only the stars are shown until one is chosen. */
  isAsked: boolean
  onSaved: () => void
  onCancel: () => void
}

/** Rates a preset. Nothing is preselected or filled in, not even the name. */
export function RatingForm({ path, id, name, rating, isAsked, onSaved, onCancel }: RatingFormProps) {
  const t = useTranslations('ratings.own')
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
        name={name}
        error={wrong.stars}
      />
      {isBegun && (
        <>
          <TextAreaField
            id={`text-${id}`}
            name="text"
            defaultValue={rating?.text}
            label={t('text')}
            hint={t('textHint')}
            error={wrong.text}
          />
          <TextField
            id={`name-${id}`}
            name="name"
            autoComplete="off"
            defaultValue={rating?.name}
            label={t('name')}
            hint={t('nameHint')}
            error={wrong.name}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={isSending ? t('busy') : undefined}>
              {t('submit')}
            </Button>
            <Button tone="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
