'use client'

import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialogs/dialog'
import { controlStyle } from '@/components/ui/fields/described-by'
import { Form } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'

/** Equals `PIN_LENGTH` of lib/maintenance/unlock.ts; an import would also load the schema library. */
const PIN_LENGTH = 16

/** Codes for a wrong PIN, as opposed to a failed request. */
const ENTRY_REFUSED = ['pin_rejected', 'invalid_input']

interface PinDialogProps {
  onUnlocked: () => void
  onClose: () => void
  returnFocus: () => void
}

/** Only the server knows the PIN. */
export function PinDialog({ onUnlocked, onClose, returnFocus }: PinDialogProps) {
  const t = useTranslations('maintenance')
  return (
    <Dialog
      title={t('pinTitle')}
      text={t('pinText')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      returnFocus={returnFocus}
    >
      <PinForm onUnlocked={onUnlocked} />
      <p className="text-sm text-muted">
        {t('signInHint')}{' '}
        <a href={signInAddress()} className="touch-link">
          {t('signIn')}
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

function PinForm({ onUnlocked }: Pick<PinDialogProps, 'onUnlocked'>) {
  const t = useTranslations('maintenance')
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
        {t('pin')}
      </label>
      <input
        ref={input}
        id="admin-pin"
        type="password"
        autoComplete="off"
        maxLength={PIN_LENGTH}
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
      <DialogActions wayOut={t('cancel')}>
        <Button type="submit" busy={isSending ? t('checking') : undefined}>
          {t('check')}
        </Button>
      </DialogActions>
      <p role="status" className="sr-only">
        {isSending ? t('checking') : ''}
      </p>
    </Form>
  )
}
