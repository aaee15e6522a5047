'use client'

import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import type { ReactNode, Ref } from 'react'
import { Button } from '../button'

interface DialogProps {
  title: string
  text?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opens the dialog and gets the focus back; without one, `returnFocus` puts it somewhere. */
  trigger?: ReactNode
  returnFocus?: () => void
  /** Puts the focus somewhere else than on the first field or button. */
  takeFocus?: (() => void) | undefined
  children: ReactNode
}

/** The frame of every dialog: title, text, what is to be done, and `DialogActions`. Escape closes it. */
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
  /** The acting button; it stands first. */
  children: ReactNode
  /** What the button says that closes the dialog and does nothing. */
  wayOut: string
  wayOutRef?: Ref<HTMLButtonElement>
}

/** The buttons of a dialog: the one that acts, then the way out. */
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
