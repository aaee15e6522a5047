'use client'

import { useState } from 'react'
import { z } from 'zod/mini'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'

const answerSchema = z.object({ answer: z.enum(['works', 'refused', 'away']), isLive: z.boolean() })

interface KeyCheckProps {
  /** Its id; the key in it is not saved yet. */
  field: string
}

export function KeyCheck({ field }: KeyCheckProps) {
  const t = useTranslations('setup.keyCheck')
  const [said, setSaid] = useState('')
  const { isSending, problem, submit } = useSubmit()

  const check = () =>
    submit(async () => {
      setSaid('')
      const typed = document.getElementById(field)
      const key = typed instanceof HTMLInputElement ? typed.value : ''
      const response = await callApi('/api/admin/setup/stripe-key', { method: 'POST', body: { key } })
      const { answer, isLive } = z.parse(answerSchema, response)
      setSaid(t(answer === 'works' ? (isLive ? 'live' : 'test') : answer))
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
        {problem && (problem.fields.key ?? problem.message)}
      </p>
    </div>
  )
}
