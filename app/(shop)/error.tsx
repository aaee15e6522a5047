'use client'

import { StatusPage } from '@/components/audio/house/status-page'
import { useErrorTexts } from '@/components/shell/error-texts'
import { usePageTitle } from '@/components/ui/use-page-title'
import { Button } from '@/components/ui/button'

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  const texts = useErrorTexts()
  usePageTitle(texts.pageTitle)
  return (
    <div role="alert">
      <StatusPage title={texts.title} text={texts.text}>
        <Button onClick={retry}>{texts.retry}</Button>
      </StatusPage>
    </div>
  )
}
