'use client'

import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { ApiError, callApi } from '@/lib/http/browser/call-api'
import { loadPage, announceSessionChange } from '../session-change'

export interface DeleteAccountTexts {
  button: string
  title: string
  text: string
  stays: string
  confirm: string
  busy: string
  cancel: string
  signInAnew: string
}

/** Deletes the account, after saying what goes and what stays. */
export function DeleteAccount({ due, texts }: { due: string | null; texts: DeleteAccountTexts }) {
  const remove = async () => {
    await callApi('/api/account', { method: 'DELETE' }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'sign_in_again') throw error
      throw new ApiError(error.code, texts.signInAnew, {})
    })
    announceSessionChange()
    loadPage('/anmelden')
  }
  return (
    <ConfirmDialog
      trigger={<Button tone="quiet">{texts.button}</Button>}
      title={texts.title}
      text={texts.text}
      confirm={texts.confirm}
      busy={texts.busy}
      cancel={texts.cancel}
      destructive
      onConfirm={remove}
    >
      {due !== null && <p className="text-sm font-semibold">{due}</p>}
      <p className="text-sm">{texts.stays}</p>
    </ConfirmDialog>
  )
}
