'use client'

import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialogs/dialog'
import { TextField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import { callApi, problemOf, type Problem } from '@/lib/http/browser/call-api'
import { presetAddress } from './preset-query'
import { readState } from './use-preset-draft'

interface DuplicateDialogProps {
  id: string
  texts: {
    button: string
    /** Names what is duplicated too, for who hears of the button alone; contains what it says. */
    buttonName: string
    title: string
    text: string
    label: string
    submit: string
    busy: string
    back: string
    noAnswer: string
  }
}

/** Makes a draft with the content of a preset, under a name of its own, and opens it. */
export function DuplicateDialog({ id, texts }: DuplicateDialogProps) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useProblemFocus(problem)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    setIsSending(true)
    setProblem(null)
    try {
      const answer = await callApi(`/api/admin/presets/${id}/duplicate`, { method: 'POST', body: { name } })
      router.push(presetAddress(readState(answer).id))
    } catch (error) {
      setProblem(problemOf(error, texts.noAnswer))
      setIsSending(false)
    }
  }
  const onOpenChange = (open: boolean) => {
    if (isSending) return
    setProblem(null)
    setIsOpen(open)
  }
  const trigger = (
    <Button tone="secondary" aria-label={texts.buttonName} className="px-3 text-sm">
      {texts.button}
    </Button>
  )
  return (
    <Dialog title={texts.title} text={texts.text} {...{ isOpen, onOpenChange, trigger }}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <TextField
          id="duplicate-name"
          name="name"
          maxLength={40}
          autoComplete="off"
          label={texts.label}
          error={problem?.fields.name}
        />
        {problem && problem.fields.name === undefined && (
          <Notice tone="danger" role="alert" tabIndex={-1}>
            {problem.message}
          </Notice>
        )}
        <DialogActions wayOut={texts.back}>
          <Button type="submit" busy={isSending ? texts.busy : undefined}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
