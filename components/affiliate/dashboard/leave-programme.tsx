'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi } from '@/lib/http/browser/call-api'

interface LeaveProgrammeProps {
  texts: {
    button: string
    title: string
    text: string
    due: string
    confirm: string
    cancel: string
    done: string
  }
}

/** Ends the partnership, after saying what is still paid. The shop asks for a recent sign-in. */
export function LeaveProgramme({ texts }: LeaveProgrammeProps) {
  const router = useRouter()
  const leave = async () => {
    await callApi('/api/partner/membership', { method: 'DELETE' })
    showToast(texts.done)
    router.refresh()
  }
  const { title, text, confirm, cancel } = texts
  return (
    <ConfirmDialog
      trigger={
        <Button tone="quiet" className="-ml-3 justify-self-start">
          {texts.button}
        </Button>
      }
      {...{ title, text, confirm, cancel }}
      destructive
      onConfirm={leave}
    >
      <p className="text-sm">{texts.due}</p>
    </ConfirmDialog>
  )
}
