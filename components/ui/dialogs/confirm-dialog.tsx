'use client'

import type { ReactNode } from 'react'
import { useSubmit } from '../fields/use-submit'
import { DialogProblem, FormDialog } from './form-dialog'

interface ConfirmDialogProps {
  trigger: ReactNode
  title: string
  text: string
  confirm: string
  busy?: string
  cancel: string
  /** For irreversible actions: a red button, and initial focus on the cancel button. */
  destructive?: boolean
  /** Instead of the usual sentence without an answer. */
  noAnswer?: string
  /** Then the dialog closes; it shows a refusal that this throws. */
  onConfirm: () => Promise<void>
  children?: ReactNode
}

/** Cannot be closed while it works. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, busy = `${confirm} …`, cancel, destructive = false, noAnswer, onConfirm, children } = props
  const { trigger, title, text } = props
  const submission = useSubmit(noAnswer)
  return (
    <FormDialog
      trigger={trigger}
      title={title}
      text={text}
      submission={submission}
      submit={confirm}
      busy={busy}
      back={cancel}
      tone={destructive ? 'danger' : 'primary'}
      startsOnWayOut={destructive}
      onSend={onConfirm}
    >
      {children}
      <DialogProblem problem={submission.problem} />
    </FormDialog>
  )
}
