'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'

interface RemoveFitProps {
  path: string
  name: string
}

export function RemoveFit({ path, name }: RemoveFitProps) {
  const t = useTranslations('orders.fits')
  const router = useRouter()
  const remove = async () => {
    await callApi(path, { method: 'DELETE' })
    showToast(t('removed', { name }))
    router.refresh()
    // The row disappears with its button.
    document.getElementById('dein-spiel')?.focus({ preventScroll: true })
  }
  return (
    <ConfirmDialog
      trigger={
        <Button tone="quiet">
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
