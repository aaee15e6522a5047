'use client'

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'
import type { OwnRating } from '@/lib/ratings/schema'
import type { OwnRatingTexts } from './rating-texts'
import { StarChoice } from './star-choice'

interface RatingFormProps {
  path: string
  /** Of the preset; the base of the ids of the fields. */
  id: string
  /** What was said so far. */
  rating: OwnRating | null
  texts: OwnRatingTexts
  onSaved: () => void
  onCancel: () => void
}

/** Says what a buyer thinks of a preset. Nothing is chosen or filled in beforehand, not even the name. */
export function RatingForm({ path, id, rating, texts, onSaved, onCancel }: RatingFormProps) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useProblemFocus(problem)
  const isUnderWay = useRef(false)
  // Who has asked for the form begins to fill it in.
  useEffect(() => {
    const stars =
      form.current?.querySelector<HTMLElement>('input:checked') ?? form.current?.querySelector('input')
    stars?.focus()
  }, [form])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    const said = new FormData(event.currentTarget)
    const body = { stars: Number(said.get('stars')), text: said.get('text'), name: said.get('name') }
    setIsSending(true)
    setProblem(null)
    try {
      await callApi(path, { method: 'PUT', body })
      onSaved()
    } catch (error) {
      setProblem(problemOf(error, texts.noAnswer))
      setIsSending(false)
    } finally {
      isUnderWay.current = false
    }
  }
  const wrong = problem?.fields ?? {}
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="text-width grid w-full gap-5"
    >
      {problem && Object.keys(wrong).length === 0 && (
        <Notice tone="danger" role="alert" tabIndex={-1}>
          {problem.message}
        </Notice>
      )}
      <StarChoice id={`stars-${id}`} chosen={rating?.stars} texts={texts} error={wrong.stars} />
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
    </form>
  )
}
