'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { TextField } from '@/components/ui/fields/field'
import { FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { presetAddress } from './preset-query'
import { readState } from './use-preset-draft'

interface DuplicateDialogProps {
  id: string
  texts: {
    button: string
    /** The button's accessible name: its text, and what is duplicated. */
    buttonName: string
    title: string
    text: string
    label: string
    submit: string
    busy: string
    back: string
  }
}

/** Copies a preset into a draft under a new name, and opens it. */
export function DuplicateDialog({ id, texts }: DuplicateDialogProps) {
  const router = useRouter()
  const submission = useSubmit()
  const { problem } = submission

  const send = async (said: FormData) => {
    const body = { name: String(said.get('name') ?? '').trim() }
    const answer = await callApi(`/api/admin/presets/${id}/duplicate`, { method: 'POST', body })
    router.push(presetAddress(readState(answer).id))
    return 'leaving' as const
  }
  const trigger = (
    <Button tone="secondary" aria-label={texts.buttonName} className="px-3 text-sm">
      {texts.button}
    </Button>
  )
  return (
    <FormDialog {...{ trigger, submission, texts }} title={texts.title} text={texts.text} onSend={send}>
      <TextField
        id="duplicate-name"
        name="name"
        maxLength={40}
        autoComplete="off"
        label={texts.label}
        error={problem?.fields.name}
      />
      <FormProblem problem={problem} field="name" />
    </FormDialog>
  )
}
