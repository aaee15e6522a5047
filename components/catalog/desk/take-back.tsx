'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi } from '@/lib/http/browser/call-api'
import { readState } from './use-preset-draft'

interface TakeBackProps {
  id: string
  revision: number
  onTakenBack: (revision: number) => void
  texts: Record<'button' | 'title' | 'text' | 'confirm' | 'back' | 'done', string>
}

/** Takes a planned publication back; the draft stays. */
export function TakeBack({ id, revision, onTakenBack, texts }: TakeBackProps) {
  const router = useRouter()
  const takeBack = async () => {
    try {
      const body = { revision, at: null }
      const answer = await callApi(`/api/admin/presets/${id}/plan`, { method: 'PUT', body })
      onTakenBack(readState(answer).revision)
      showToast(texts.done)
    } finally {
      router.refresh()
    }
  }
  return (
    <ConfirmDialog
      trigger={<Button tone="secondary">{texts.button}</Button>}
      title={texts.title}
      text={texts.text}
      confirm={texts.confirm}
      cancel={texts.back}
      onConfirm={takeBack}
    />
  )
}
