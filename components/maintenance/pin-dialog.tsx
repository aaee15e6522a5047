'use client'

import { PIN_LENGTH } from '@/lib/maintenance/pin-length'
import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import type { MaintenanceTexts } from './maintenance-texts'
import { usePinCheck } from './use-pin-check'

/** When it is the entry that is wrong, and not the attempt. */
const ENTRY_REFUSED = ['pin_rejected', 'invalid_input']

interface PinDialogProps {
  texts: MaintenanceTexts['pin']
  onUnlocked: () => void
  onClose: () => void
  /** Called when the dialog has gone, to put the focus back where it came from. */
  returnFocus: () => void
}

/** Asks for the admin's PIN. The server decides; the dialog knows nothing but its answer. */
export function PinDialog({ texts, onUnlocked, onClose, returnFocus }: PinDialogProps) {
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-60 bg-ground/80" />
        <Content
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
          }}
          className="fixed top-[8dvh] left-1/2 z-60 grid max-h-[84dvh] w-full max-w-[min(24rem,calc(100vw-2rem))] -translate-x-1/2 sm:top-1/2 sm:-translate-y-1/2 gap-1 overflow-y-auto rounded-card border border-outline bg-raised p-5 shadow-xl sm:p-6"
        >
          <Title className="text-xl">{texts.title}</Title>
          <Description className="text-sm text-muted">{texts.text}</Description>
          <PinForm texts={texts} onUnlocked={onUnlocked} />
        </Content>
      </Portal>
    </Root>
  )
}

function PinForm({ texts, onUnlocked }: Pick<PinDialogProps, 'texts' | 'onUnlocked'>) {
  const { isChecking, problem, check } = usePinCheck(onUnlocked, texts.noAnswer)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!problem) return
    input.current?.focus()
    input.current?.select()
  }, [problem])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    check(input.current?.value ?? '')
  }
  return (
    <form onSubmit={onSubmit} noValidate className="mt-4 grid gap-1.5">
      <label htmlFor="admin-pin" className="text-sm font-semibold">
        {texts.label}
      </label>
      <input
        ref={input}
        id="admin-pin"
        type="password"
        autoComplete="off"
        maxLength={PIN_LENGTH}
        aria-invalid={problem && ENTRY_REFUSED.includes(problem.code) ? true : undefined}
        aria-describedby={problem ? 'admin-pin-problem' : undefined}
        className="block min-h-12 w-full rounded-field border border-outline bg-surface px-3.5 py-2.5 text-base text-text hover:border-muted aria-invalid:border-danger"
      />
      <div className="min-h-6">
        {problem && (
          <p id="admin-pin-problem" role="alert" className="text-sm font-medium text-danger">
            {problem.message}
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" className="grow" disabled={isChecking}>
          {texts.check}
        </Button>
        <Close asChild>
          <Button tone="secondary" className="grow">
            {texts.cancel}
          </Button>
        </Close>
      </div>
      <p role="status" className="sr-only">
        {isChecking ? texts.checking : ''}
      </p>
    </form>
  )
}
