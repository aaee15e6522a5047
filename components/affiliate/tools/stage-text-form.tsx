'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextAreaField } from '@/components/ui/fields/field'
import { SavedForm } from '@/components/ui/fields/saved-form'

interface StageTextFormProps {
  shown: string
  /** Characters. */
  most: number
}

export function StageTextForm({ shown, most }: StageTextFormProps) {
  const t = useTranslations('affiliate.stage.words')
  const [text, setText] = useState(shown)
  const isEmpty = text.trim() === ''
  return (
    <SavedForm
      words="affiliate.stage.words"
      address="/api/partner/stage"
      bodyOf={() => ({ text })}
      saved={t(isEmpty ? 'removed' : 'saved')}
      isShownElsewhere
    >
      <TextAreaField
        id="stage-text"
        name="text"
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        label={t('label')}
        hint={t('hint', { count: text.trim().length, most })}
      />
    </SavedForm>
  )
}
