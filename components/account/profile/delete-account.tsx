'use client'

import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'
import { loadPage, announceSessionChange } from '../session-change'

export function DeleteAccount({ due }: { due: string | null }) {
  const t = useTranslations('account.delete')
  const remove = async () => {
    await callApi('/api/account', { method: 'DELETE' })
    announceSessionChange()
    loadPage('/anmelden')
  }
  return (
    <ConfirmDialog
      trigger={<Button tone="quiet">{t('button')}</Button>}
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      busy={t('busy')}
      cancel={t('cancel')}
      destructive
      onConfirm={remove}
    >
      {due !== null && <p className="text-sm font-semibold">{due}</p>}
      <p className="text-sm">{t('stays')}</p>
    </ConfirmDialog>
  )
}
