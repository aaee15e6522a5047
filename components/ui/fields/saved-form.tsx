'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'
import { Button } from '../button'
import type { Words } from '../texts/words'
import { showToast } from '../toasts/toast'
import { Form, FormProblem } from './form'
import { useSubmit } from './use-submit'

interface SavedFormProps {
  words: Words<'save' | 'saving' | 'saved'>
  address: string
  bodyOf: (said: FormData) => unknown
  /** Announced instead of `saved` in `words`. */
  saved?: string
  /** Whether the page also shows the values elsewhere. */
  isShownElsewhere?: boolean
  label?: string
  children: ReactNode
}

export function SavedForm(props: SavedFormProps) {
  const { words, address, bodyOf, saved, isShownElsewhere = false, label, children } = props
  const t = useTranslations(words)
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      await callApi(address, { method: 'PUT', body: bodyOf(said) })
      showToast(saved ?? t('saved'))
      if (isShownElsewhere) router.refresh()
    })
  return (
    <Form problem={problem} onSend={send} className="grid max-w-xl gap-4" aria-label={label}>
      {children}
      <FormProblem problem={problem} />
      <Button
        type="submit"
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? t('saving') : undefined}
      >
        {t('save')}
      </Button>
    </Form>
  )
}
