'use client'

import { useState } from 'react'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { SavedForm } from '@/components/ui/fields/saved-form'
import { useTranslations } from '@/components/ui/texts/use-translations'

interface StageTextFormProps {
  shown: { text: string; streak: number | undefined }
  /** Characters. */
  most: number
}

export function StageTextForm({ shown, most }: StageTextFormProps) {
  const t = useTranslations('affiliate.stage.words')
  const [text, setText] = useState(shown.text)
  const [streak, setStreak] = useState(String(shown.streak ?? ''))
  const isEmpty = text.trim() === '' && streak.trim() === ''
  return (
    <SavedForm
      words="affiliate.stage.words"
      address="/api/partner/stage"
      bodyOf={() => ({ text, ...(streak.trim() === '' ? {} : { streak: Number(streak) }) })}
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
      <TextField
        id="stage-streak"
        name="streak"
        inputMode="numeric"
        autoComplete="off"
        value={streak}
        onChange={(event) => setStreak(event.target.value)}
        label={t('streak')}
        hint={t('streakHint')}
      />
    </SavedForm>
  )
}
