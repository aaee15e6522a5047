'use client'

import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialogs/dialog'
import { TextAreaField, TextField } from '@/components/ui/fields/field'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { useProblemFocus } from '@/components/ui/fields/use-problem-focus'
import { useDecision } from './use-decision'
import { useRowFocus } from './use-row-focus'

interface DecisionDialogProps {
  /** Where the decision is sent to. */
  path: string
  /** What is sent besides what is said in the field. */
  body?: Record<string, string>
  tone: 'secondary' | 'quiet'
  texts: {
    button: string
    /** Names what is decided about too, for who hears of the button alone; contains what it says. */
    name: string
    title: string
    text: string
    submit: string
    busy: string
    back: string
    done: string
    noAnswer: string
  }
  /** What has to be said with it. */
  field?: { name: 'iban' | 'reason' | 'note'; label: string } | undefined
}

/** A button that decides about something, after it has asked once more. It cannot be closed while it works. */
export function DecisionDialog({ path, body = {}, tone, texts, field }: DecisionDialogProps) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const { frame, keepFocus } = useRowFocus()
  const { isSending, problem, setProblem, send } = useDecision(path, texts.noAnswer)
  const form = useProblemFocus(problem)
  const Field = field?.name === 'iban' ? TextField : TextAreaField
  const error = field && problem?.fields[field.name]

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const answer = field ? { [field.name]: String(said.get(field.name)) } : {}
    if (!(await send({ ...body, ...answer }))) return
    keepFocus()
    setIsOpen(false)
    showToast(texts.done)
    router.refresh()
  }
  const onOpenChange = (open: boolean) => {
    if (isSending) return
    setProblem(null)
    setIsOpen(open)
  }
  const trigger = (
    <Button tone={tone} aria-label={texts.name} className="px-3 text-sm">
      {texts.button}
    </Button>
  )
  return (
    <div ref={frame} className={tone === 'quiet' ? 'first:-ml-3' : undefined}>
      <Dialog title={texts.title} text={texts.text} {...{ isOpen, onOpenChange, trigger }}>
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          {field && (
            <Field
              id={`decision-${field.name}`}
              name={field.name}
              autoComplete="off"
              label={field.label}
              error={error}
            />
          )}
          {problem && error === undefined && (
            <Notice tone="danger" role="alert" tabIndex={-1}>
              {problem.message}
            </Notice>
          )}
          <DialogActions wayOut={texts.back}>
            <Button type="submit" tone="danger" busy={isSending ? texts.busy : undefined}>
              {texts.submit}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </div>
  )
}
