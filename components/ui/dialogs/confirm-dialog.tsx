'use client'

import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../button'
import { Dialog, DialogActions } from './dialog'

interface ConfirmDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactNode
  title: string
  text: string
  confirm: string
  /** What `confirm` says while it works. */
  busy?: string
  /** The way out, e.g. `Nicht stornieren`. */
  cancel: string
  /** Whether something is lost for good: then the button that does it is red, and the focus starts on the way out. */
  destructive?: boolean
  /** @returns what went wrong, shown in the dialog; nothing closes it */
  onConfirm: () => Promise<string | undefined>
  /** What belongs between text and buttons. */
  children?: ReactNode
}

/** Asks before something that cannot be undone. It cannot be closed while it works. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, title, text, confirm, busy = `${confirm} …`, cancel, onConfirm, children } = props
  const { destructive = false } = props
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const wayOut = useRef<HTMLButtonElement>(null)

  const onOpenChange = (open: boolean) => {
    if (isBusy) return
    setProblem(undefined)
    setIsOpen(open)
  }
  const run = async () => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const failure = await onConfirm()
      setProblem(failure)
      if (failure === undefined) setIsOpen(false)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      {...{ title, text, isOpen, onOpenChange, trigger }}
      takeFocus={destructive ? () => wayOut.current?.focus() : undefined}
    >
      {children}
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <DialogActions wayOut={cancel} wayOutRef={wayOut}>
        <Button
          tone={destructive ? 'danger' : 'primary'}
          busy={isBusy ? busy : undefined}
          onClick={() => void run()}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
