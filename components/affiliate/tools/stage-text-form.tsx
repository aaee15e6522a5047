'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'

interface StageTextFormProps {
  /** As it is shown; '' for none. */
  shown: string
  /** Characters. */
  most: number
}

/** The words on a partner's own page. */
export function StageTextForm({ shown, most }: StageTextFormProps) {
  const t = useTranslations('affiliate.stage.words')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()
  const [text, setText] = useState(shown)
  const send = () =>
    submit(async () => {
      await callApi('/api/partner/stage', { method: 'PUT', body: { text } })
      showToast(t(text.trim() === '' ? 'removed' : 'done'))
      router.refresh()
    })
  return (
    <Form problem={problem} onSend={send} className="grid gap-4">
      <TextAreaField
        id="stage-text"
        name="text"
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        label={t('label')}
        hint={t('hint', { count: text.trim().length, most })}
        error={problem?.fields.text}
      />
      <FormProblem problem={problem} />
      <Button
        type="submit"
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? t('busy') : undefined}
      >
        {t('submit')}
      </Button>
    </Form>
  )
}
