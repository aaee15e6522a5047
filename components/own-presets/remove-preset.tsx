'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi } from '@/lib/http/browser/call-api'

interface RemovePresetProps {
  id: string
  revision: number
  name: string
  texts: Record<'button' | 'title' | 'text' | 'confirm' | 'cancel' | 'done', string>
}

export function RemovePreset({ id, revision, name, texts }: RemovePresetProps) {
  const router = useRouter()
  const button = useRef<HTMLButtonElement>(null)
  const follow = useRef(() => {})

  // The row disappears with its button.
  useEffect(() => {
    const moved = follow
    return () => moved.current()
  }, [])

  const keepFocus = () => {
    const row = button.current?.closest('li')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const section = button.current?.closest('section')
    follow.current = () => {
      if (document.activeElement !== document.body) return
      const place = neighbour?.isConnected ? neighbour : section
      place?.querySelector('a')?.focus({ preventScroll: true })
    }
  }
  const remove = async () => {
    await callApi(`/api/account/studio/${id}?revision=${revision}`, { method: 'DELETE' })
    showToast(texts.done.replace('{name}', () => name))
    keepFocus()
    router.refresh()
  }
  return (
    <ConfirmDialog
      trigger={
        <Button ref={button} tone="quiet">
          {texts.button}
          <span className="sr-only"> {name}</span>
        </Button>
      }
      title={texts.title.replace('{name}', () => name)}
      text={texts.text}
      confirm={texts.confirm}
      cancel={texts.cancel}
      destructive
      onConfirm={remove}
    />
  )
}
