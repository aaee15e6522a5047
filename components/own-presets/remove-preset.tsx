'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'

interface RemovePresetProps {
  id: string
  revision: number
  name: string
}

export function RemovePreset({ id, revision, name }: RemovePresetProps) {
  const t = useTranslations('ownPresets.account')
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
    showToast(t('removed', { name }))
    keepFocus()
    router.refresh()
  }
  return (
    <ConfirmDialog
      trigger={
        <Button ref={button} tone="quiet">
          {t('remove')}
          <span className="sr-only"> {name}</span>
        </Button>
      }
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirm={t('removeConfirm')}
      cancel={t('removeCancel')}
      destructive
      onConfirm={remove}
    />
  )
}
