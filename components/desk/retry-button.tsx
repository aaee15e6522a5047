'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/dialogs/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import { useRowFocus } from './use-row-focus'

interface RetryButtonProps {
  /** Called with `POST`. */
  address: string
  /** The button's accessible name: its text, and what is tried again. */
  name: string
  texts: { button: string; busy: string; done: string }
}

/** Has the shop try something again that failed. */
export function RetryButton({ address, name, texts }: RetryButtonProps) {
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const { isSending, problem, submit } = useSubmit()

  const retry = () =>
    submit(async () => {
      await callApi(address, { method: 'POST', body: {} })
      keepFocus()
      showToast(texts.done)
      router.refresh()
    })
  return (
    <div ref={frame} className="grid justify-items-start gap-1">
      <Button
        tone="secondary"
        aria-label={name}
        className="px-3 text-sm whitespace-nowrap"
        busy={isSending ? texts.busy : undefined}
        onClick={() => void retry()}
      >
        {texts.button}
      </Button>
      <p role="alert" className="text-sm font-medium text-danger">
        {problem?.message}
      </p>
    </div>
  )
}
