'use client'

import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../button'
import { useSubmit } from '../fields/use-submit'
import { Dialog, DialogActions } from './dialog'

interface ConfirmDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactNode
  title: string
  text: string
  confirm: string
  /** On `confirm` while it works. */
  busy?: string
  /** The way out, e.g. `Nicht stornieren`. */
  cancel: string
  /** For what is lost for good: the button is red, and the focus starts on the way out. */
  destructive?: boolean
  /** Shown if the shop does not answer, instead of the usual sentence. */
  noAnswer?: string
  /** Sends, and does what follows success; then the dialog closes. A refusal that it throws is shown in the dialog. */
  onConfirm: () => Promise<void>
  /** Between text and buttons. */
  children?: ReactNode
}

/** Asks before something that cannot be undone. It cannot be closed while it works. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, title, text, confirm, busy = `${confirm} …`, cancel, children } = props
  const { destructive = false, noAnswer, onConfirm } = props
  const [isOpen, setIsOpen] = useState(false)
  const { isSending, problem, setProblem, submit } = useSubmit(noAnswer)
  const wayOut = useRef<HTMLButtonElement>(null)

  const onOpenChange = (open: boolean) => {
    if (isSending) return
    setProblem(null)
    setIsOpen(open)
  }
  const run = () =>
    submit(async () => {
      await onConfirm()
      setIsOpen(false)
    })
  return (
    <Dialog
      {...{ title, text, isOpen, onOpenChange, trigger }}
      takeFocus={destructive ? () => wayOut.current?.focus() : undefined}
    >
      {children}
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem.message}
        </p>
      )}
      <DialogActions wayOut={cancel} wayOutRef={wayOut}>
        <Button
          tone={destructive ? 'danger' : 'primary'}
          busy={isSending ? busy : undefined}
          onClick={() => void run()}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
