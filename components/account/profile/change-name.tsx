'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import { NAME_LENGTH } from '@/lib/account/name-length'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'
import { closePanel, EditPanel } from './edit-panel'

export interface ChangeNameTexts {
  change: string
  label: string
  hint: string
  save: string
  busy: string
  saved: string
  failed: string
}

/** Another name, or none, for who is signed in. */
export function ChangeName({ name, texts }: { name: string; texts: ChangeNameTexts }) {
  const router = useRouter()
  const panel = useRef<HTMLDetailsElement>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useProblemFocus(problem)

  const save = async (wanted: string) => {
    setIsSaving(true)
    setProblem(null)
    try {
      await callApi('/api/account/name', { method: 'PUT', body: { name: wanted } })
      closePanel(panel.current)
      showToast(texts.saved)
      router.refresh()
    } catch (error) {
      setProblem(problemOf(error, texts.failed))
    } finally {
      setIsSaving(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(String(new FormData(event.currentTarget).get('name') ?? ''))
  }
  return (
    <EditPanel panel={panel} action={texts.change}>
      <form ref={form} onSubmit={submit} noValidate className="grid max-w-md gap-5">
        {problem && !problem.fields.name && (
          <Notice tone="danger" role="alert" tabIndex={-1}>
            {problem.message}
          </Notice>
        )}
        <TextField
          id="new-name"
          name="name"
          autoComplete="name"
          maxLength={NAME_LENGTH}
          defaultValue={name}
          label={texts.label}
          hint={texts.hint}
          error={problem?.fields.name}
        />
        <Button type="submit" className="justify-self-start" busy={isSaving ? texts.busy : undefined}>
          {texts.save}
        </Button>
      </form>
    </EditPanel>
  )
}
