'use client'

import { StatusPage } from '@/components/audio/house/status-page'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { usePageTitle } from '@/components/ui/use-page-title'

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('shell')
  usePageTitle(t('errorTitle'))
  return (
    <div role="alert">
      <StatusPage title={t('errorTitle')} text={t('errorText')}>
        <Button onClick={retry}>{t('errorRetry')}</Button>
      </StatusPage>
    </div>
  )
}
