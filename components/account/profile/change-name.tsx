'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { closePanel, EditPanel } from './edit-panel'

interface ChangeNameProps {
  name: string
  maxLength: number
}

export function ChangeName({ name, maxLength }: ChangeNameProps) {
  const t = useTranslations('account.changeName')
  const router = useRouter()
  const panel = useRef<HTMLDetailsElement>(null)
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      const body = { name: String(said.get('name') ?? '') }
      await callApi('/api/account/name', { method: 'PUT', body })
      closePanel(panel.current)
      showToast(t('saved'))
      router.refresh()
    })
  return (
    <EditPanel panel={panel} action={t('change')}>
      <Form problem={problem} onSend={send} className="grid max-w-md gap-5">
        <FormProblem problem={problem} field="name" />
        <TextField
          id="new-name"
          name="name"
          autoComplete="name"
          maxLength={maxLength}
          defaultValue={name}
          label={t('label')}
          hint={t('hint')}
        />
        <Button type="submit" className="justify-self-start" busy={isSending ? t('busy') : undefined}>
          {t('save')}
        </Button>
      </Form>
    </EditPanel>
  )
}
