'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'

/** The shop asks for a recent sign-in. @param children says what is still paid, what ends and what is kept */
export function LeaveProgramme({ children }: { children: ReactNode }) {
  const t = useTranslations('affiliate.leave')
  const router = useRouter()
  const leave = async () => {
    await callApi('/api/partner/membership', { method: 'DELETE' })
    showToast(t('done'))
    router.refresh()
  }
  return (
    <ConfirmDialog
      trigger={
        <Button tone="quiet" className="-ml-3 justify-self-start">
          {t('button')}
        </Button>
      }
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      cancel={t('cancel')}
      destructive
      onConfirm={leave}
    >
      {children}
    </ConfirmDialog>
  )
}
