'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/dialogs/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface AcceptTermsProps {
  /** Of the text that is shown. */
  hash: string
  texts: { accept: string; accepting: string; accepted: string }
}

export function AcceptTerms({ hash, texts }: AcceptTermsProps) {
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()
  const accept = () =>
    submit(async () => {
      await callApi('/api/partner/terms', { method: 'PUT', body: { hash } })
      showToast(texts.accepted)
      router.refresh()
    })
  return (
    <div className="grid justify-items-start gap-1">
      <Button busy={isSending ? texts.accepting : undefined} onClick={() => void accept()}>
        {texts.accept}
      </Button>
      <p role="alert" className="font-medium text-danger">
        {problem?.message}
      </p>
    </div>
  )
}
