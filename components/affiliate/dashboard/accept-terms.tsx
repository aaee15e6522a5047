'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

export function AcceptTerms({ hash }: { hash: string }) {
  const t = useTranslations('affiliate.account')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()
  const accept = () =>
    submit(async () => {
      await callApi('/api/partner/terms', { method: 'PUT', body: { hash } })
      showToast(t('termsAccepted'))
      router.refresh()
    })
  return (
    <div className="grid justify-items-start gap-1">
      <Button busy={isSending ? t('accepting') : undefined} onClick={() => void accept()}>
        {t('accept')}
      </Button>
      <p role="alert" className="font-medium text-danger">
        {problem?.message}
      </p>
    </div>
  )
}
