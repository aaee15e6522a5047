'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/dialogs/toast'
import { useSend } from '@/components/ui/fields/use-send'

interface AcceptTermsProps {
  version: string
  texts: { accept: string; accepting: string; accepted: string; noAnswer: string }
}

/** Accepts the terms of a version. */
export function AcceptTerms({ version, texts }: AcceptTermsProps) {
  const router = useRouter()
  const { isSending, problem, send } = useSend(texts.noAnswer)
  const accept = async () => {
    const isAccepted = await send({ method: 'PUT', address: '/api/partner/terms', body: { version } })
    if (!isAccepted) return
    showToast(texts.accepted)
    router.refresh()
  }
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
