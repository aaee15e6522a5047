'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'

/**
 * Ends the partnership, after saying what is still paid. The shop asks for a recent sign-in.
 * @param due what is still paid, as a sentence
 */
export function LeaveProgramme({ due }: { due: string }) {
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
      <p className="text-sm">{due}</p>
    </ConfirmDialog>
  )
}
