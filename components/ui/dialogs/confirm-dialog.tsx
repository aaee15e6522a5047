'use client'

import type { ReactNode } from 'react'
import { useSubmit } from '../fields/use-submit'
import { DialogProblem, FormDialog } from './form-dialog'

interface ConfirmDialogProps {
  trigger: ReactNode
  title: string
  text: string
  confirm: string
  /** Text of `confirm` while the request is pending. */
  busy?: string
  /** The text of the cancel button, e.g. `Nicht stornieren`. */
  cancel: string
  /** For irreversible actions: the button is red, and the cancel button has the initial focus. */
  destructive?: boolean
  /** Shown if the shop does not answer, instead of the usual sentence. */
  noAnswer?: string
  /** Sends the request and handles success; then the dialog closes. A refusal that it throws is shown in the dialog. */
  onConfirm: () => Promise<void>
  /** Between text and buttons. */
  children?: ReactNode
}

/** Asks before something that cannot be undone. It cannot be closed while it works. */
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
