'use client'

import { useErrorTexts } from '@/components/shell/error-texts'
import { usePageTitle } from '@/components/ui/use-page-title'
import { Button } from '@/components/ui/button'

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  const texts = useErrorTexts()
  usePageTitle(texts.pageTitle)
  return (
    <div role="alert" className="page-width grid justify-items-start gap-5 py-20">
      <h1 className="text-2xl">{texts.title}</h1>
      <p className="text-width text-muted">{texts.text}</p>
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  )
}
