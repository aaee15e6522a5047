'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { callApi } from '@/lib/http/browser/call-api'

interface PartnerSwitchProps {
  uid: string
  isActive: boolean
  name: string
}

export function PartnerSwitch({ uid, isActive, name }: PartnerSwitchProps) {
  const t = useTranslations(isActive ? 'admin.partnerDesk.deactivate' : 'admin.partnerDesk.activate')
  const router = useRouter()
  const change = async () => {
    await callApi(`/api/admin/partners/${uid}`, { method: 'PUT', body: { active: !isActive } })
    showToast(t('done', { name }))
    router.refresh()
  }
  return (
    <ConfirmDialog
      trigger={<Button tone={isActive ? 'danger' : 'secondary'}>{t('button')}</Button>}
      title={t('title')}
      text={t('text', { name })}
      confirm={t('confirm')}
      cancel={t('back')}
      destructive={isActive}
      onConfirm={change}
    />
  )
}
