'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { CheckboxField } from '@/components/ui/fields/field'
import type { Words } from '@/components/ui/texts/words'
import { callApi } from '@/lib/http/browser/call-api'
import { readState } from './use-preset-draft'

/** A part of a preset that is changed separately from its draft. */
export interface PartOfPreset {
  id: string
  revision: number
  onChanged: (revision: number) => void
}

export function usePresetPart({ id, revision, onChanged }: PartOfPreset, part: string) {
  const router = useRouter()
  return async (changed: object, done: string): Promise<void> => {
    const body = { revision, ...changed }
    const answer = await callApi(`/api/admin/presets/${id}/${part}`, { method: 'PUT', body })
    onChanged(readState(answer).revision)
    showToast(done)
    router.refresh()
  }
}

interface PresetPartProps {
  id: string
  words: Words<'title' | 'hint'>
  children: ReactNode
}

export function PresetPart({ id, words, children }: PresetPartProps) {
  const t = useTranslations(words)
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-outline pt-6">
      <h2 id={id} className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('hint')}</p>
      {children}
    </section>
  )
}

interface SureFieldProps {
  id: string
  /** Why the shop asks for confirmation; undefined while it does not. */
  doubts: string | undefined
}

export function SureField({ id, doubts }: SureFieldProps) {
  const t = useTranslations('admin.presets.editor')
  return doubts === undefined ? null : (
    <CheckboxField id={id} name="isSure" label={t('sure')} error={doubts} />
  )
}
