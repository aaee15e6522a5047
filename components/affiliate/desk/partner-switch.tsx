'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi } from '@/lib/http/browser/call-api'

interface PartnerSwitchProps {
  uid: string
  isActive: boolean
  texts: {
    button: string
    title: string
    text: string
    confirm: string
    back: string
    done: string
  }
}

/** Stops the tracking of a partner's links and codes, or starts it again. */
export function PartnerSwitch({ uid, isActive, texts }: PartnerSwitchProps) {
  const router = useRouter()
  const change = async () => {
    await callApi(`/api/admin/partners/${uid}`, { method: 'PUT', body: { active: !isActive } })
    showToast(texts.done)
    router.refresh()
  }
  return (
    <ConfirmDialog
      trigger={<Button tone={isActive ? 'danger' : 'secondary'}>{texts.button}</Button>}
      title={texts.title}
      text={texts.text}
      confirm={texts.confirm}
      cancel={texts.back}
      destructive={isActive}
      onConfirm={change}
    />
  )
}
