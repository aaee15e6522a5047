'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { showToast } from '@/components/ui/dialogs/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { closePanel, EditPanel } from './edit-panel'

interface ChangeNameTexts {
  change: string
  label: string
  hint: string
  save: string
  busy: string
  saved: string
}

interface ChangeNameProps {
  name: string
  /** In characters. */
  maxLength: number
  texts: ChangeNameTexts
}

export function ChangeName({ name, maxLength, texts }: ChangeNameProps) {
  const router = useRouter()
  const panel = useRef<HTMLDetailsElement>(null)
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      const body = { name: String(said.get('name') ?? '') }
      await callApi('/api/account/name', { method: 'PUT', body })
      closePanel(panel.current)
      showToast(texts.saved)
      router.refresh()
    })
  return (
    <EditPanel panel={panel} action={texts.change}>
      <Form problem={problem} onSend={send} className="grid max-w-md gap-5">
        <FormProblem problem={problem} field="name" />
        <TextField
          id="new-name"
          name="name"
          autoComplete="name"
          maxLength={maxLength}
          defaultValue={name}
          label={texts.label}
          hint={texts.hint}
          error={problem?.fields.name}
        />
        <Button type="submit" className="justify-self-start" busy={isSending ? texts.busy : undefined}>
          {texts.save}
        </Button>
      </Form>
    </EditPanel>
  )
}
