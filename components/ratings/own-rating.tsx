'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi } from '@/lib/http/browser/call-api'
import type { RateableItem } from '@/lib/ratings/own-ratings'
import { RatingForm } from './rating-form'
import type { OwnRatingTexts } from './rating-texts'
import { SaidRating } from './said-rating'

interface OwnRatingProps {
  /** The rating's address in the shop's interface. */
  path: string
  item: RateableItem
  texts: OwnRatingTexts
}

/** The buyer's rating of a preset, and the form for it. */
export function OwnRating({ path, item, texts }: OwnRatingProps) {
  const { id, name, isOpen, isAsked, rating } = item
  const router = useRouter()
  // A new form is as it was at first.
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
    close(texts.removed)
  }
  return (
    <div className="grid justify-items-start gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {name}
      </h3>
      {rating && !isEditing && <SaidRating rating={rating} texts={texts} />}
      {isEditing || isAsked ? (
        <RatingForm
          key={round}
          {...{ path, id, rating, isAsked, texts }}
          onSaved={() => close(texts.saved)}
          onCancel={() => close()}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {isOpen && (
            <Button
              tone="secondary"
              aria-label={rating ? texts.changeNamed : texts.rateNamed}
              onClick={() => setIsEditing(true)}
            >
              {rating ? texts.change : texts.rate}
            </Button>
          )}
          {rating && (
            <ConfirmDialog
              trigger={
                <Button tone="quiet" aria-label={texts.removeNamed}>
                  {texts.remove}
                </Button>
              }
              title={texts.removeTitle}
              text={texts.removeText}
              confirm={texts.remove}
              cancel={texts.keep}
              destructive
              onConfirm={remove}
            />
          )}
        </div>
      )}
      {!isOpen && <p className="text-sm text-muted">{texts.closed}</p>}
    </div>
  )
}
