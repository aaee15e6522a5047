'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'
import { Button } from './button'
import { ConfirmDialog } from './dialogs/confirm-dialog'
import { showToast } from './toasts/toast'

interface RemoveRowProps {
  /** Takes DELETE. */
  path: string
  name: string
  words: 'ownPresets.account' | 'orders.fits' | 'orders.gifts' | 'account.passkeys'
  /** Instead of the usual question. */
  text?: string | undefined
}

/** Removes what a row of a list in a section shows; the focus goes to the next row, or to the section's first link or button. */
export function RemoveRow({ path, name, words, text }: RemoveRowProps) {
  const t = useTranslations(words)
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
      const next = place?.querySelector<HTMLElement>('a, button') ?? section
      next?.focus({ preventScroll: true })
    }
  }
  const remove = async () => {
    await callApi(path, { method: 'DELETE' })
    showToast(t('removed', { name }))
    keepFocus()
    router.refresh()
  }
  return (
    <ConfirmDialog
      trigger={
        <Button ref={button} tone="quiet" className="-ml-3">
          {t('remove')}
          <span className="sr-only"> {name}</span>
        </Button>
      }
      title={t('removeTitle', { name })}
      text={text ?? t('removeText')}
      confirm={t('removeConfirm')}
      cancel={t('removeCancel')}
      destructive
      onConfirm={remove}
    />
  )
}
