'use client'

import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { callApi, problemOf } from '@/lib/http/browser/call-api'
import { loadPage } from '../load-page'
import { announceSessionChange } from '../session-change'

export interface DeleteAccountTexts {
  button: string
  title: string
  text: string
  stays: string
  confirm: string
  busy: string
  cancel: string
  signInAnew: string
  failed: string
}

/** Deletes the account, after saying what goes and what stays. */
export function DeleteAccount({ texts }: { texts: DeleteAccountTexts }) {
  const remove = async () => {
    try {
      await callApi('/api/account', { method: 'DELETE' })
    } catch (error) {
      const { code, message } = problemOf(error, texts.failed)
      return code === 'unauthorized' ? texts.signInAnew : message
    }
    announceSessionChange()
    loadPage('/anmelden')
    return undefined
  }
  return (
    <ConfirmDialog
      trigger={<Button tone="danger">{texts.button}</Button>}
      title={texts.title}
      text={texts.text}
      confirm={texts.confirm}
      busy={texts.busy}
      cancel={texts.cancel}
      destructive
      onConfirm={remove}
    >
      <p className="text-sm">{texts.stays}</p>
    </ConfirmDialog>
  )
}
