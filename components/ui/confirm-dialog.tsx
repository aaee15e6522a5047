'use client'

import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import { useState, type ReactNode } from 'react'
import { Button } from './button'

interface ConfirmDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactNode
  title: string
  text: string
  confirm: string
  cancel: string
  /** @returns what went wrong, shown in the dialog; nothing closes it */
  onConfirm: () => Promise<string | undefined>
  /** What belongs between text and buttons. */
  children?: ReactNode
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  trigger,
  title,
  text,
  confirm,
  cancel,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const onOpenChange = (open: boolean) => {
    setProblem(undefined)
    setIsOpen(open)
  }
  const run = async () => {
    setIsBusy(true)
    setProblem(undefined)
    const failure = await onConfirm()
    setIsBusy(false)
    setProblem(failure)
    if (failure === undefined) setIsOpen(false)
  }
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Overlay className="fixed inset-0 z-60 bg-ground/80" />
        <Content className="fixed top-[8dvh] left-1/2 z-60 grid max-h-[84dvh] w-full max-w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 gap-3 overflow-y-auto rounded-card border border-outline bg-raised p-5 shadow-xl sm:top-1/2 sm:-translate-y-1/2 sm:p-6">
          <Title className="text-xl">{title}</Title>
          <Description className="text-sm text-muted">{text}</Description>
          {children}
          {problem !== undefined && (
            <p role="alert" className="text-sm font-medium text-danger">
              {problem}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Close asChild>
              <Button tone="secondary" className="grow">
                {cancel}
              </Button>
            </Close>
            <Button className="grow" disabled={isBusy} onClick={() => void run()}>
              {confirm}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  )
}
