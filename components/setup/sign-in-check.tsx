'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod/mini'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { signInAnswers } from '@/lib/setup/sign-in-answers'

interface SignInCheckProps {
  /** The variables to try; a field `setup-NAME` may hold one that is not saved yet. */
  names: readonly string[]
}

const answerSchema = z.object({ answer: z.enum(signInAnswers) })

/** Checks the typed variables with Firebase, or else the stored ones. */
export function SignInCheck({ names }: SignInCheckProps) {
  const t = useTranslations('setup.signInCheck')
  const [said, setSaid] = useState('')
  const { isSending, problem, submit } = useSubmit()

  const check = () =>
    submit(async () => {
      setSaid('')
      const body = { values: Object.fromEntries(names.map((name) => [name, typedIn(name)])) }
      const response = await callApi('/api/admin/setup/sign-in', { method: 'POST', body })
      setSaid(t(z.parse(answerSchema, response).answer))
    })
  return (
    <div className="grid max-w-xl justify-items-start gap-2">
      <Button tone="quiet" busy={isSending ? t('busy') : undefined} onClick={() => void check()}>
        {t('button')}
      </Button>
      <p aria-live="polite" className="text-sm font-semibold">
        {said}
      </p>
      <p role="alert" className="text-sm font-medium text-danger">
        {problem?.message}
      </p>
    </div>
  )
}

function typedIn(name: string): string {
  const field = document.getElementById(`setup-${name}`)
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText ? field.value : ''
}
