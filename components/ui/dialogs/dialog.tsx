'use client'

import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import type { ReactNode, Ref } from 'react'
import { Button } from '../button'

interface DialogProps {
  title: string
  text?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Gets the focus back; without it, `returnFocus` has to. */
  trigger?: ReactNode
  returnFocus?: () => void
  takeFocus?: (() => void) | undefined
  children: ReactNode
}

/** Around its fields and `DialogActions`. Escape closes it. */
export function Dialog(props: DialogProps) {
  const { title, text, isOpen, onOpenChange, trigger, returnFocus, takeFocus, children } = props
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger !== undefined && <Trigger asChild>{trigger}</Trigger>}
      <Portal>
        <Overlay className="fixed inset-0 z-60 bg-ground/80" />
        <Content
          className="dialog"
          onOpenAutoFocus={instead(takeFocus)}
          onCloseAutoFocus={instead(returnFocus)}
          {...(text === undefined && { 'aria-describedby': undefined })}
        >
          <Title className="text-xl">{title}</Title>
          {text !== undefined && <Description className="text-sm text-muted">{text}</Description>}
          {children}
        </Content>
      </Portal>
    </Root>
  )
}

function instead(focus: (() => void) | undefined) {
  if (!focus) return undefined
  return (event: Event) => {
    event.preventDefault()
    focus()
  }
}

interface DialogActionsProps {
  children: ReactNode
  wayOut: string
  wayOutRef?: Ref<HTMLButtonElement>
}

export function DialogActions({ children, wayOut, wayOutRef }: DialogActionsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2 *:grow">
      {children}
      <Close asChild>
        <Button tone="secondary" {...(wayOutRef && { ref: wayOutRef })}>
          {wayOut}
        </Button>
      </Close>
    </div>
  )
}
