'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'
import { readState } from './use-preset-draft'

interface TakeBackProps {
  id: string
  revision: number
  onTakenBack: (revision: number) => void
}

/** Cancels a planned publication; the draft stays. */
export function TakeBack({ id, revision, onTakenBack }: TakeBackProps) {
  const t = useTranslations('admin.presets.plan.takeBack')
  const router = useRouter()
  const takeBack = async () => {
    try {
      const body = { revision, at: null }
      const answer = await callApi(`/api/admin/presets/${id}/plan`, { method: 'PUT', body })
      onTakenBack(readState(answer).revision)
      showToast(t('done'))
    } finally {
      router.refresh()
    }
  }
  return (
    <ConfirmDialog
      trigger={<Button tone="secondary">{t('button')}</Button>}
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      cancel={t('back')}
      onConfirm={takeBack}
    />
  )
}
