'use client'

import { useRouter } from 'next/navigation'
import { fillText } from '@/components/studio/fill-text'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { showToast } from '@/components/ui/toast'
import { callApi, problemOf } from '@/lib/http/browser/call-api'

interface RemovePresetProps {
  id: string
  revision: number
  name: string
  texts: Record<'button' | 'title' | 'text' | 'confirm' | 'cancel' | 'done' | 'noAnswer', string>
}

/** Removes a kept preset, after a question. */
export function RemovePreset({ id, revision, name, texts }: RemovePresetProps) {
  const router = useRouter()

  const remove = async () => {
    try {
      await callApi(`/api/account/studio/${id}?revision=${revision}`, { method: 'DELETE' })
    } catch (error) {
      return problemOf(error, texts.noAnswer).message
    }
    showToast(fillText(texts.done, { name }))
    router.refresh()
    return undefined
  }
  return (
    <ConfirmDialog
      trigger={
        <Button tone="quiet">
          {texts.button}
          <span className="sr-only"> {name}</span>
        </Button>
      }
      title={fillText(texts.title, { name })}
      text={texts.text}
      confirm={texts.confirm}
      cancel={texts.cancel}
      destructive
      onConfirm={remove}
    />
  )
}
