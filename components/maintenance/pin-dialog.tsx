'use client'

import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialogs/dialog'
import { controlStyle } from '@/components/ui/fields/described-by'
import { Form } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import type { MaintenanceTexts } from './maintenance-texts'

/** Codes for a wrong PIN, as opposed to a failed request. */
const ENTRY_REFUSED = ['pin_rejected', 'invalid_input']

interface PinDialogProps {
  texts: MaintenanceTexts['pin']
  onUnlocked: () => void
  onClose: () => void
  returnFocus: () => void
}

/** Only the server knows the PIN. */
export function PinDialog({ texts, onUnlocked, onClose, returnFocus }: PinDialogProps) {
  return (
    <Dialog
      title={texts.title}
      text={texts.text}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      returnFocus={returnFocus}
    >
      <PinForm texts={texts} onUnlocked={onUnlocked} />
      <p className="text-sm text-muted">
        {texts.signInHint}{' '}
        <a href={signInAddress()} className="touch-link">
          {texts.signIn}
        </a>
      </p>
    </Dialog>
  )
}

/** Opened with a full page load, because the shop's frame may be missing. */
function signInAddress(): string {
  const query = new URLSearchParams({ zurueck: `${location.pathname}${location.search}` })
  return `/anmelden?${query}`
}

function PinForm({ texts, onUnlocked }: Pick<PinDialogProps, 'texts' | 'onUnlocked'>) {
  const { isSending, problem, submit } = useSubmit()
  const input = useRef<HTMLInputElement>(null)

  // Selected as soon as the problem is shown, so that the next input replaces the whole wrong PIN.
  useLayoutEffect(() => {
    if (!problem) return
    input.current?.focus()
    input.current?.select()
  }, [problem])

  const check = () => {
    const pin = input.current?.value ?? ''
    if (pin === '') return input.current?.focus()
    return submit(async () => {
      await callApi('/api/maintenance/unlock', { method: 'POST', body: { pin } })
      onUnlocked()
    })
  }
  return (
    <Form problem={problem} onSend={check} className="mt-1 grid gap-1.5">
      <label htmlFor="admin-pin" className="text-sm font-semibold">
        {texts.label}
      </label>
      <input
        ref={input}
        id="admin-pin"
        type="password"
        autoComplete="off"
        maxLength={texts.maxLength}
        aria-invalid={problem && ENTRY_REFUSED.includes(problem.code) ? true : undefined}
        aria-describedby={problem ? 'admin-pin-problem' : undefined}
        className={controlStyle}
      />
      <div className="min-h-6">
        {problem && (
          <p id="admin-pin-problem" role="alert" className="text-sm font-medium text-danger">
            {problem.message}
          </p>
        )}
      </div>
      <DialogActions wayOut={texts.cancel}>
        <Button type="submit" busy={isSending ? texts.checking : undefined}>
          {texts.check}
        </Button>
      </DialogActions>
      <p role="status" className="sr-only">
        {isSending ? texts.checking : ''}
      </p>
    </Form>
  )
}
