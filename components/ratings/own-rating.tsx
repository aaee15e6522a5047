'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'
import type { RateableItem } from '@/lib/ratings/own-ratings'
import { RatingForm } from './rating-form'
import { SaidRating } from './said-rating'

interface OwnRatingProps {
  /** The rating's address in the shop's interface. */
  path: string
  item: RateableItem
}

/** The buyer's rating of a preset, and the form for it. */
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
