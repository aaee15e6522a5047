'use client'

import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../button'
import { Form } from '../fields/form'
import type { Sent, Submission } from '../fields/use-submit'
import { Dialog, DialogActions } from './dialog'

interface FormDialogProps {
  trigger: ReactNode
  title: string
  text: string
  submission: Submission
  onSend: (said: FormData) => Promise<Sent>
  onOpen?: () => void
  tone?: 'primary' | 'danger'
  submit: string
  busy: string
  back: string
  /** For irreversible actions: initial focus on the cancel button, not on the first field. */
  startsOnWayOut?: boolean
  children: ReactNode
}

/** The error of a dialog without fields. Does not take the focus, so that pressing the button again retries. */
export function DialogProblem({ problem }: Pick<Submission, 'problem'>) {
  if (!problem) return null
  return (
    <p role="alert" className="text-sm font-medium text-danger">
      {problem.message}
    </p>
  )
}

export function FormDialog(props: FormDialogProps) {
  const { trigger, title, text, submission, onSend, onOpen, tone = 'primary', children } = props
  const { submit: submitText, busy, back, startsOnWayOut = false } = props
  const { isSending, problem, setProblem, submit } = submission
  const [isOpen, setIsOpen] = useState(false)
  const wayOut = useRef<HTMLButtonElement>(null)

  const onOpenChange = (open: boolean) => {
    if (isSending) return
    setProblem(null)
    if (open) onOpen?.()
    setIsOpen(open)
  }
  const send = async (said: FormData) => {
    const sent = await onSend(said)
    if (sent !== 'leaving') setIsOpen(false)
    return sent
  }
  return (
    <Dialog
      title={title}
      text={text}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      takeFocus={startsOnWayOut ? () => wayOut.current?.focus() : undefined}
    >
      <Form problem={problem} onSend={(said) => submit(() => send(said))} className="grid gap-4">
        {children}
        <DialogActions wayOut={back} wayOutRef={wayOut}>
          <Button type="submit" tone={tone} busy={isSending ? busy : undefined}>
            {submitText}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
