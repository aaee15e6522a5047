'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '../button'
import { Form } from '../fields/form'
import type { Sent, Submission } from '../fields/use-submit'
import { Dialog, DialogActions } from './dialog'

interface FormDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactNode
  title: string
  text: string
  submission: Submission
  /** Sends, and does what follows success; then the dialog closes. */
  onSend: (said: FormData) => Promise<Sent>
  onOpen?: () => void
  tone?: 'primary' | 'danger'
  submit: string
  /** On `submit` while it is sent. */
  busy: string
  /** The way out. */
  back: string
  /** The fields, and the problem that none of them shows. */
  children: ReactNode
}

/** A form in a dialog, which cannot be closed while it is sent. */
export function FormDialog(props: FormDialogProps) {
  const { trigger, title, text, submission, onSend, onOpen, tone = 'primary', children } = props
  const { submit: submitText, busy, back } = props
  const { isSending, problem, setProblem, submit } = submission
  const [isOpen, setIsOpen] = useState(false)

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
    <Dialog {...{ title, text, trigger, isOpen, onOpenChange }}>
      <Form problem={problem} onSend={(said) => submit(() => send(said))} className="grid gap-4">
        {children}
        <DialogActions wayOut={back}>
          <Button type="submit" tone={tone} busy={isSending ? busy : undefined}>
            {submitText}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
