'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'
import type { RateableItem } from '@/lib/ratings/own-ratings'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import type { OwnRating } from '@/lib/ratings/schema'
import { Notice } from '@/components/ui/notice'
import { StarRow, STAR } from '@/components/ui/star-row'
import { describedBy } from '@/components/ui/fields/described-by'

interface OwnRatingProps {
  path: string
  item: RateableItem
}

export function OwnRating({ path, item }: OwnRatingProps) {
  const t = useTranslations('ratings.own')
  const { id, name, isOpen, isAsked, rating } = item
  const router = useRouter()
  // A new key resets the form.
  const [round, setRound] = useState(0)
  const [isEditing, setIsEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasRemoved = useRef(false)
  const isRated = Boolean(rating)
  // The button that removed it is gone.
  useEffect(() => {
    if (!isRated && wasRemoved.current && document.activeElement === document.body) heading.current?.focus()
  }, [isRated])
  const close = (said?: string) => {
    setIsEditing(false)
    setRound(round + 1)
    heading.current?.focus()
    if (said === undefined) return
    showToast(said)
    router.refresh()
  }
  const remove = async () => {
    await callApi(path, { method: 'DELETE' })
    wasRemoved.current = true
    close(t('removed'))
  }
  return (
    <div className="grid justify-items-start gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {name}
      </h3>
      {rating && !isEditing && <SaidRating rating={rating} />}
      {isEditing || isAsked ? (
        <RatingForm
          key={round}
          path={path}
          id={id}
          name={name}
          rating={rating}
          isAsked={isAsked}
          onSaved={() => close(t('saved'))}
          onCancel={() => close()}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {isOpen && (
            <Button
              tone="secondary"
              aria-label={t(rating ? 'changeNamed' : 'rateNamed', { name })}
              onClick={() => setIsEditing(true)}
            >
              {rating ? t('change') : t('rate')}
            </Button>
          )}
          {rating && (
            <ConfirmDialog
              trigger={
                <Button tone="quiet" aria-label={t('removeNamed', { name })}>
                  {t('remove')}
                </Button>
              }
              title={t('removeTitle')}
              text={t('removeText', { name })}
              confirm={t('remove')}
              cancel={t('keep')}
              destructive
              onConfirm={remove}
            />
          )}
        </div>
      )}
      {!isOpen && <p className="text-sm text-muted">{t('closed')}</p>}
    </div>
  )
}

interface RatingFormProps {
  path: string
  /** The preset's id; the base of the fields' ids. */
  id: string
  name: string
  rating: OwnRating | null
  /** Unprompted: then only the stars are shown until one is chosen. */
  isAsked: boolean
  onSaved: () => void
  onCancel: () => void
}

/** Nothing is preselected or filled in, not even the name. */
function RatingForm({ path, id, name, rating, isAsked, onSaved, onCancel }: RatingFormProps) {
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
          />
          <TextField
            id={`name-${id}`}
            name="name"
            autoComplete="off"
            defaultValue={rating?.name}
            label={t('name')}
            hint={t('nameHint')}
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

function SaidRating({ rating }: { rating: OwnRating }) {
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

interface StarChoiceProps {
  id: string
  chosen: number | undefined
  takesFocus: boolean
  onChoose: () => void
  name: string
  error: string | undefined
}

/** Filled up to the star that is chosen or pointed at, with its word beside it. */
function StarChoice({ id, chosen, takesFocus, onChoose, name, error }: StarChoiceProps) {
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
