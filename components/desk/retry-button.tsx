'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/dialogs/toast'
import { callApi, problemOf } from '@/lib/http/browser/call-api'
import { useRowFocus } from './use-row-focus'

interface RetryButtonProps {
  /** Of the handler that has it tried again. */
  address: string
  /** Names what is tried too, for who hears of the button alone; contains what it says. */
  name: string
  texts: { button: string; busy: string; done: string; noAnswer: string }
}

/** Has something tried again that has failed. */
export function RetryButton({ address, name, texts }: RetryButtonProps) {
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const retry = async () => {
    setIsBusy(true)
    setProblem('')
    try {
      await callApi(address, { method: 'POST', body: {} })
      keepFocus()
      showToast(texts.done)
      router.refresh()
    } catch (error) {
      setProblem(problemOf(error, texts.noAnswer).message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div ref={frame} className="grid justify-items-start gap-1">
      <Button
        tone="secondary"
        aria-label={name}
        className="px-3 text-sm whitespace-nowrap"
        busy={isBusy ? texts.busy : undefined}
        onClick={() => void retry()}
      >
        {texts.button}
      </Button>
      <p role="alert" className="text-sm font-medium text-danger">
        {problem}
      </p>
    </div>
  )
}
