'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import type { Words } from '@/components/ui/texts/words'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { useRowFocus } from './use-row-focus'

interface RetryButtonProps {
  words: Words<'button' | 'busy' | 'done'>
  address: string
  /** Accessible name, where the text does not say what is tried again. */
  name?: string
}

export function RetryButton({ words, address, name }: RetryButtonProps) {
  const t = useTranslations(words)
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const { isSending, problem, submit } = useSubmit()

  const retry = () =>
    submit(async () => {
      await callApi(address, { method: 'POST', body: {} })
      keepFocus()
      showToast(t('done'))
      router.refresh()
    })
  return (
    <div ref={frame} className="grid justify-items-start gap-1">
      <Button
        tone="secondary"
        aria-label={name}
        className="px-3 text-sm whitespace-nowrap"
        busy={isSending ? t('busy') : undefined}
        onClick={() => void retry()}
      >
        {t('button')}
      </Button>
      <p role="alert" className="text-sm font-medium text-danger">
        {problem?.message}
      </p>
    </div>
  )
}
